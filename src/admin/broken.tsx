/** In place of everything. A plain document load leads out of it: whatever failed may have taken the scripts with it. */
export function Broken() {
  return (
    <main className="waiting">
      <h1>Something went wrong</h1>
      <p>What was saved is safe. Trying again often helps.</p>
      <a href={location.href} className="button button-go">
        Try again
      </a>
    </main>
  )
}
