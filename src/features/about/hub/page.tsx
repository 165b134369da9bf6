import { useQuery } from '@tanstack/react-query'
import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { WithTexts } from '#records/page-content/with-texts.tsx'
import { testimonialsQuery } from '#records/testimonials/client.ts'
import { listTestimonials } from '#records/testimonials/queries.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import type { Route } from './+types/page.ts'
import { type AboutContent, aboutContent } from './content.ts'
import { CustomerQuote } from './customer-quote.tsx'
import { Impact } from './impact.tsx'
import { WaysIn } from './ways-in.tsx'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const [texts, voices] = await Promise.all([getPageContent(db, aboutContent), listTestimonials(db, 'about')])
  return {
    queries: [filled(contentQuery<AboutContent>('about'), texts), filled(testimonialsQuery('about'), voices)],
  } satisfies PageData
}

export function clientLoader() {
  return prepare(contentQuery<AboutContent>('about'), testimonialsQuery('about'))
}

export const meta = contentMeta<AboutContent>('about', '/about')

export default function AboutPage() {
  const [voice] = useQuery(testimonialsQuery('about')).data ?? []
  return (
    <WithTexts<AboutContent> pageKey="about">
      {(text) => (
        <>
          <header className="page-width about-head">
            <h1>{text.title}</h1>
            <p className="lead">{text.lead}</p>
          </header>
          <WaysIn text={text} />
          <Impact text={text} />
          {voice && <CustomerQuote voice={voice} />}
          <section className="page-width about-closing">
            <h2>{text.closing_title}</h2>
            <p className="lead">{text.closing_text}</p>
            <ButtonLink look="go" to="/contact">
              {text.closing_button}
              <Icon path={arrowRight} />
            </ButtonLink>
          </section>
        </>
      )}
    </WithTexts>
  )
}
