import type { HTMLAttributes } from 'react'
import { data } from 'react-router'
import type { PageData } from '#platform/pages/page-data.ts'
import { pageContext, platformContext } from '#platform/platform.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import type { Route } from './+types/page.ts'
import { type ContactContent, type ContactText, contactContent } from './content.ts'
import { ContactForm } from './form/contact-form.tsx'
import type { FieldErrors } from './form/field.tsx'
import { consentRequired, sendingFailed } from './form/outcomes.ts'
import { takePostedForm } from './posted-form.server.ts'
import './page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { query } = await loadTexts(context, contactContent)
  return { queries: [query] } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ contactContent }) => contactContent)
  return preparePage('contact', builtIn)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { address } = context.get(pageContext)
  const { status, ...result } = await takePostedForm(context.get(platformContext), request, address)
  const retryAfter = result.outcome === 'failed' ? result.retryAfter : undefined
  return data(result, { status, ...(retryAfter && { headers: { 'retry-after': String(retryAfter) } }) })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = contentMeta<ContactContent>('contact', '/contact')

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const text = usePageContent<ContactContent>('contact')
  const failed = actionData?.outcome === 'failed' ? actionData : undefined
  return (
    <section id="contact" className="section tone-mist contact">
      <div className="page-width split">
        <header>
          <h1>{text.title}</h1>
          <p className="lead">{text.subtitle}</p>
        </header>
        <div className="contact-main">
          <Outcome text={text} outcome={actionData?.outcome} errors={failed?.errors} />
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

function NextSteps({ text }: ContactText) {
  return (
    <div>
      <h2>{text.next_title}</h2>
      <ol className="stations stations-end next-steps">
        {[text.next_1, text.next_2, text.next_3].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

type OutcomeProps = ContactText & { outcome: 'sent' | 'failed' | undefined; errors: FieldErrors | undefined }

/** What came of a form that was posted without JavaScript. */
function Outcome({ text, outcome, errors }: OutcomeProps) {
  if (outcome === 'sent') {
    return (
      <div className="card contact-outcome" role="status">
        <h2>{text.success_title}</h2>
        <p>{text.success_message}</p>
      </div>
    )
  }
  if (outcome === 'failed') {
    const { title, message } = reasonOf(text, errors)
    return (
      <div className="card contact-outcome" role="alert">
        <h2>{title}</h2>
        <p>{message}</p>
      </div>
    )
  }
  return null
}

function reasonOf(text: ContactText['text'], errors: FieldErrors | undefined) {
  if (errors?.gdprConsent) return consentRequired
  return errors ? { title: text.invalid_title, message: text.invalid_message } : sendingFailed
}

function WaysToReach({ text }: ContactText) {
  return (
    <div className="tiles ways-to-reach">
      <Card>
        <h2>{text.email_title}</h2>
        <a href={`mailto:${text.email}`} className="text-link">
          {text.email}
        </a>
      </Card>
      <Card hidden={text.phone_visible !== 'true'}>
        <h2>{text.phone_title}</h2>
        <a href={`tel:${text.phone.replace(/[^\d+]/g, '')}`} className="text-link">
          {text.phone}
        </a>
      </Card>
      <Card>
        <h2>{text.office_title}</h2>
        <p>{text.office_cities}</p>
        <address>{text.office_address}</address>
      </Card>
    </div>
  )
}

function Card({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={`card ${className}`} />
}
