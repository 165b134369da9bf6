import { Link } from 'react-router'

type Choice = { value: string | undefined; label: string }

/** One filter as links: each keeps the other filters of the address, and works without scripts. */
export function FilterLinks({
  label,
  name,
  choices,
  parameters,
  anchor,
}: {
  label: string
  name: string
  choices: Choice[]
  parameters: URLSearchParams
  anchor: string
}) {
  const chosen = choices.find(({ value }) => value === parameters.get(name))?.value
  return (
    <nav aria-label={label} className="filter-links">
      <ul>
        {choices.map(({ value, label }) => (
          <li key={label}>
            <Link
              to={{ search: withParameter(parameters, name, value), hash: anchor }}
              aria-current={value === chosen ? 'true' : undefined}
              preventScrollReset
              replace
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function withParameter(parameters: URLSearchParams, name: string, value: string | undefined) {
  const next = new URLSearchParams(parameters)
  if (value) next.set(name, value)
  else next.delete(name)
  return `?${next}`
}
