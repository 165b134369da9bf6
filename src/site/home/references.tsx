import { useQuery } from '@tanstack/react-query'
import { referencesFailure, referencesQuery } from '#records/references/client.ts'
import { Marquee } from '#ui/marquee.tsx'
import type { HomeText } from './home-text.ts'
import './references.css'
import { findLogo, withFixedEntry } from './reference-list.ts'

export function References({ text }: HomeText) {
  const { data, isPending } = useQuery(referencesQuery())
  if (isPending) return <p className="page-width section">Loading...</p>
  return (
    <section className="references">
      <div className="page-width">
        <h2>{text.references_title}</h2>
        <p>{text.references_subtitle}</p>
      </div>
      {data ? (
        <Marquee label={text.references_title}>
          {withFixedEntry(data).map((reference) => {
            const logo = findLogo(reference)
            const { id, name } = reference
            return (
              <li key={id} className={name === text.references_large_name ? 'reference-large' : undefined}>
                {/* Not lazily: a picture that the moving row has carried out of sight would never be asked for. */}
                {logo ? <img src={logo} alt={name} height="80" fetchPriority="low" /> : <b>{name}</b>}
              </li>
            )
          })}
        </Marquee>
      ) : (
        <p className="page-width problem">{referencesFailure}</p>
      )}
    </section>
  )
}
