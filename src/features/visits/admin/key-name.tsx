import { capital } from '#admin-ui/format/format-value.ts'
import { type Dimension, direct, other, unknown } from '#records/visits/steps.ts'

const special: Record<string, string> = { [direct]: 'Direct', [unknown]: 'Not known', [other]: 'Others' }

/** What stands for a page, a host, a campaign or a width. Pages can be opened. */
export function KeyName({ by, name }: { by: Dimension; name: string }) {
  if (special[name]) return special[name]
  if (by === 'width') return capital(name)
  if (by !== 'page') return name
  return (
    <a href={name} target="_blank" rel="noreferrer">
      {name === '/' ? 'Home page' : name}
    </a>
  )
}
