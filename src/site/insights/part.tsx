import type { ReactNode } from 'react'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import { Spinner } from '#ui/spinner.tsx'

type Answer<Item> = { items: Item[] | undefined; isError: boolean }
type Wording = { title: string; link: string; empty: string; loading: string; failure: string }

/** One of the page's sources with its heading and the way to all of it. When it fails, the others stay. */
export function Part<Item>({
  name,
  to,
  wording,
  answer: { items, isError },
  children,
}: {
  name: string
  to: string
  wording: Wording
  answer: Answer<Item>
  children: (items: Item[]) => ReactNode
}) {
  return (
    <section className={`insights-part insights-${name}`}>
      <div className="insights-title">
        <h2>{wording.title}</h2>
        <SiteLink to={to} className="text-link">
          {wording.link}
          <Icon path={arrowRight} />
        </SiteLink>
      </div>
      {items && items.length > 0 && children(items)}
      {items?.length === 0 && <p className="lead">{wording.empty}</p>}
      {!items && (isError ? <p className="problem">{wording.failure}</p> : <Spinner label={wording.loading} />)}
    </section>
  )
}
