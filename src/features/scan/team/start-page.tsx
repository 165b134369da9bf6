import type { ReactNode } from 'react'
import type { PageData } from '#platform/pages/page-data.ts'
import { pageContext, platformContext } from '#platform/platform.server.ts'
import { preparePage, usePageContent } from '#records/page-content/client.ts'
import { contentMeta } from '#records/page-content/content-meta.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Button } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/start-page.ts'
import { type StartContent, type StartTexts, startContent } from './content.ts'
import { answerStartForm, type RefusedStart } from './page.server.ts'
import './team.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { query } = await loadTexts(context, startContent)
  return { queries: [query] } satisfies PageData
}

export function clientLoader() {
  const builtIn = import('./content.ts').then(({ startContent }) => startContent)
  return preparePage('team-scan', builtIn)
}

export function action({ request, context }: Route.ActionArgs) {
  return answerStartForm(context.get(platformContext), request, context.get(pageContext).address)
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = contentMeta<StartContent>('team-scan', '/team')

export default function TeamStartPage({ actionData }: Route.ComponentProps) {
  const text = usePageContent<StartContent>('team-scan')
  return (
    <>
      <section className="tone-ink team-start">
        <div className="page-head split split-wide page-width">
          <div>
            <h1>{text.title}</h1>
            <p className="lead">{text.lead}</p>
          </div>
          <StartForm text={text} refused={actionData} />
        </div>
      </section>
      <Section>
        <div className="split">
          <h2>{text.how_title}</h2>
          <ol className="stations stations-end">
            {[text.how_1, text.how_2, text.how_3, text.how_4].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </Section>
      <Section tone="mist" width="narrow" className="titled">
        <h2>{text.promise_title}</h2>
        <p className="lead">{text.promise_text}</p>
      </Section>
    </>
  )
}

/** A form of the browser's own, so that it works without scripts. */
function StartForm({ text, refused }: { text: StartTexts; refused: RefusedStart | undefined }) {
  const { errors = {}, values = {}, problem } = refused ?? {}
  return (
    <form method="post" className="card team-form">
      <h2 className="subheading">{text.form_title}</h2>
      {refused && (
        <p className="problem" role="alert">
          {problem ?? text.failed}
        </p>
      )}
      <Field name="teamName" label={text.team_name} hint={text.team_name_hint} error={errors.teamName}>
        {(described) => (
          <input {...described} className="input" maxLength={100} defaultValue={values.teamName} required />
        )}
      </Field>
      <Field name="email" label={text.email} hint={text.email_hint} error={errors.email}>
        {(described) => (
          <input
            {...described}
            type="email"
            className="input"
            autoComplete="email"
            maxLength={254}
            defaultValue={values.email}
            required
          />
        )}
      </Field>
      <div>
        <label className="choice">
          <input
            type="checkbox"
            name="gdprConsent"
            defaultChecked={Boolean(values.gdprConsent)}
            required
            aria-invalid={errors.gdprConsent ? true : undefined}
            aria-describedby={errors.gdprConsent ? 'gdprConsent-problem' : undefined}
          />
          {text.consent}
        </label>
        {errors.gdprConsent && (
          <p id="gdprConsent-problem" className="problem">
            {errors.gdprConsent}
          </p>
        )}
        <SiteLink to="/privacy-policy" className="text-link small">
          {text.privacy}
        </SiteLink>
      </div>
      <Button look="go" type="submit">
        {text.submit}
        <Icon path={arrowRight} />
      </Button>
    </form>
  )
}

type FieldProps = {
  name: string
  label: string
  hint: string
  error: string | undefined
  children: (described: object) => ReactNode
}

function Field({ name, label, hint, error, children }: FieldProps) {
  const ids = { hint: `${name}-hint`, problem: `${name}-problem` }
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {children({
        ...{ id: name, name, 'aria-invalid': error ? true : undefined },
        'aria-describedby': error ? `${ids.problem} ${ids.hint}` : ids.hint,
      })}
      {error && (
        <p id={ids.problem} className="problem">
          {error}
        </p>
      )}
      <p id={ids.hint} className="hint">
        {hint}
      </p>
    </div>
  )
}
