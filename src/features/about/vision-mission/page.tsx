import type { PageData } from '#platform/pages/page-data.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import type { Route } from './+types/page.ts'
import { Ambition, Mission, Vision } from './chapters.tsx'
import { type VisionContent, type VisionText, visionContent } from './content.ts'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { query } = await loadTexts(context, visionContent)
  return { queries: [query] } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ visionContent }) => visionContent)
  return preparePage('vision-mission', builtIn)
}

export const meta = contentMeta<VisionContent>('vision-mission', '/about/vision-mission')

export default function VisionMissionPage() {
  const text = usePageContent<VisionContent>('vision-mission')
  return (
    <>
      <Vision text={text} />
      <Mission text={text} />
      <Ambition text={text} />
      <CoreValues text={text} />
      <p className="page-width vision-next">
        {text.closing_text}{' '}
        <SiteLink to="/about/principles" className="text-link">
          {text.closing_link}
          <Icon path={arrowRight} size={36} />
        </SiteLink>
      </p>
    </>
  )
}

const values = [1, 2, 3] as const

function CoreValues({ text }: VisionText) {
  return (
    <section className="core-values titled">
      <div className="page-width">
        <div>
          <h2>{text.values_title}</h2>
          <p className="lead">{text.values_text}</p>
        </div>
        {values.map((n) => (
          <article key={n} className="columns">
            <h3>{text[`value_${n}_title`]}</h3>
            <div>
              <p>{text[`value_${n}_text`]}</p>
              <dl>
                <dt>{text.value_does}</dt>
                <dd>{text[`value_${n}_does`]}</dd>
                <dt>{text.value_refuses}</dt>
                <dd>{text[`value_${n}_refuses`]}</dd>
              </dl>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
