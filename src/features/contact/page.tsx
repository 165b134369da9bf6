import { data } from 'react-router'
import { filled, type PageData, prepare } from '#platform/pages/page-data.ts'
import { pageContext, platformContext } from '#platform/platform.server.ts'
import { contentQuery, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import type { Route } from './+types/page.ts'
import { type ContactContent, contactContent } from './content.ts'
import { ContactForm } from './form/contact-form.tsx'
import { NextSteps } from './next-steps.tsx'
import { Outcome } from './outcome.tsx'
import { takePostedForm } from './posted-form.server.ts'
import { WaysToReach } from './ways-to-reach.tsx'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext)
  const text = await getPageContent(db, contactContent)
  return { queries: [filled(contentQuery<ContactContent>('contact'), text)] } satisfies PageData
}

export function clientLoader() {
  return prepare(contentQuery<ContactContent>('contact'))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { address } = context.get(pageContext)
  const { status, ...result } = await takePostedForm(context.get(platformContext), request, address)
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  if (result.outcome === 'failed' && result.retryAfter) headers['retry-after'] = String(result.retryAfter)
  return data(result, { status, headers })
}

export const meta: Route.MetaFunction = contentMeta<ContactContent>('contact', '/contact')

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const text = usePageContent<ContactContent>('contact')
  const failed = actionData?.outcome === 'failed' ? actionData : undefined
  return (
    <section id="contact" className="section tone-mist contact">
      <div className="page-width">
        <header>
          <h1>{text.title}</h1>
          <p className="lead">{text.subtitle}</p>
        </header>
        <div className="contact-main">
          <Outcome text={text} outcome={actionData?.outcome} />
          <ContactForm text={text} values={failed?.values} errors={failed?.errors} />
        </div>
        <aside>
          <NextSteps text={text} />
          <WaysToReach text={text} />
        </aside>
      </div>
    </section>
  )
}
