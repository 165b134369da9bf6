import { LogoMark } from '#ui/logo.tsx'
import '#site/not-found/not-found.css'

/** A plain document load, both home and again: whatever failed may have taken the scripts with it. */
export function UnexpectedError({ retry }: { retry: string }) {
  return (
    <main className="not-found">
      <title>Unexpected Application Error!</title>
      <div className="page-width page-head">
        <LogoMark size={56} />
        <h1>Unexpected Application Error!</h1>
        <p className="lead">Something broke on our side. Nothing you did caused it, and trying again often helps.</p>
        <div className="button-row">
          <a href={retry} className="button button-go">
            Try again
          </a>
          <a href="/" className="button button-line">
            Back to the home page
          </a>
        </div>
      </div>
    </main>
  )
}
