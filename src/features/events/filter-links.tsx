import { useLocation } from 'react-router'
import { SiteLink } from '#ui/link.tsx'

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
  const { pathname } = useLocation()
  const chosen = choices.find(({ value }) => value === parameters.get(name))?.value
  return (
    <nav aria-label={label}>
      <ul className="chips">
        {choices.map(({ value, label }) => (
          <li key={label}>
            <SiteLink
              to={`${pathname}${withParameter(parameters, name, value)}${anchor}`}
              isCurrent={value === chosen}
              keepsPlace
            >
              {label}
            </SiteLink>
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
