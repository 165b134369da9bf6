import { data, redirect } from 'react-router'
import { findData } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { type ConsentContent, type ConsentText, consentContent } from '#records/consents/content.ts'
import { consentPath } from '#records/consents/token.server.ts'
import { contentQuery, usePageContent } from '#records/page-content/client.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/page.ts'
import { answerForm, readConsent, type ShownConsent } from './page.server.ts'
import './page.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [{ query }, consent] = await Promise.all([
    loadTexts(context, consentContent),
    readConsent(context.get(platformContext), params.token),
  ])
  return data({ queries: [query], consent }, consent ? 200 : 404)
}

/** Reading changes nothing: programs that look at the links of a mail read them all. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const outcome = await answerForm(context.get(platformContext), request, params.token)
  // A mail program is answered at once; a browser shows the page anew, so that a reload sends nothing.
  return outcome === 'done' ? redirect(consentPath(params.token), 303) : data(null, outcome)
}

/** Whoever has the link may read it; it is for them and for nobody's memory or search index. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const text = findData(loaderData, contentQuery<ConsentContent>('consent'))
  return [
    { title: `${text?.meta_title} | ${matches[0].loaderData?.companyName}` },
    { name: 'description', content: text?.meta_description },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ConsentPage({ loaderData }: Route.ComponentProps) {
  const text = usePageContent<ConsentContent>('consent')
  const { consent } = loaderData
  const state = consent?.state ?? 'unknown'
  const title = text[`${state}_title`]
  const [before = '', after = ''] = text[`${state}_text`].split('{email}')
  return (
    <>
      <header className={`page-head consent consent-${state}`}>
        <Lanes isJoined={state === 'confirmed'} />
        <div className="page-width">
          <h1>{title}</h1>
          <p className="lead">
            {before}
            {after && <b>{consent?.email}</b>}
            {after}
          </p>
          <Actions text={text} state={state} />
        </div>
      </header>
      {consent && consent.state !== 'ended' && <Proof text={text} consent={consent} />}
    </>
  )
}

/** Two lanes that meet once somebody has said yes. */
function Lanes({ isJoined }: { isJoined: boolean }) {
  return (
    <svg viewBox="0 0 900 420" preserveAspectRatio="xMaxYMid slice" className="behind drawn" aria-hidden="true">
      <path pathLength="1" className="lane-ai" d={isJoined ? 'M-900 60H360C560 60 540 210 700 210' : 'M-900 60H640'} />
      <path
        pathLength="1"
        className="lane-agile"
        d={isJoined ? 'M-900 360H300C520 360 520 210 700 210' : 'M-900 360H560'}
      />
      {isJoined && <path pathLength="1" className="lane-velocity" d="M700 210H1400" />}
      <circle className="station lane-ai" cx={isJoined ? 360 : 640} cy="60" r={isJoined ? 8 : 14} />
      <circle className="station lane-agile" cx={isJoined ? 300 : 560} cy="360" r={isJoined ? 8 : 14} />
      {isJoined && <circle className="station lane-velocity" cx="700" cy="210" r="17" />}
    </svg>
  )
}

type State = ShownConsent['state'] | 'unknown'

/** Forms of the browser's own, so that they work without scripts. */
function Actions({ text, state }: ConsentText & { state: State }) {
  if (state === 'pending' || state === 'confirmed')
    return (
      <form method="post" className="button-row">
        {state === 'pending' && (
          <Button type="submit" name="answer" value="confirm" look="go">
            {text.confirm_button}
          </Button>
        )}
        <Button type="submit" name="answer" value="withdraw" look="line">
          {state === 'pending' ? text.decline_button : text.withdraw_button}
        </Button>
      </form>
    )
  if (state === 'withdrawn') return null
  return (
    <div className="button-row">
      <ButtonLink look="go" to="/contact">
        {text.contact_button}
      </ButtonLink>
    </div>
  )
}

/** What we could show to anybody who asks why this address gets news. */
function Proof({ text, consent }: ConsentText & { consent: ShownConsent }) {
  const facts = [
    [text.given_label, consent.given],
    [text.confirmed_label, consent.confirmed],
    [text.withdrawn_label, consent.withdrawn],
    [text.policy_label, consent.policy_version],
  ] as const
  return (
    <section className="section tone-mist">
      <div className="page-width split consent-proof">
        <div>
          <h2>{text.wording_label}</h2>
          <blockquote>{consent.wording}</blockquote>
        </div>
        <dl>
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </section>
  )
}
