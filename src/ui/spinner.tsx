/** Two lanes going round. `label` is what is being waited for. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status">
      <svg className="spinner" viewBox="0 0 40 40" aria-hidden="true">
        <path className="lane-agile" d="M20 4a16 16 0 0 1 16 16" />
        <path className="lane-ai" d="M20 36A16 16 0 0 1 4 20" />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  )
}
