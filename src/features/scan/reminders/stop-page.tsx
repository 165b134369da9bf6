import { data, redirect } from 'react-router'
import { type FlowContent, flowContent } from '#features/scan/content.ts'
import { findData } from '#platform/pages/page-data.ts'
import { platformContext } from '#platform/platform.server.ts'
import { contentQuery, usePageContent } from '#records/page-content/client.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { Route } from './+types/stop-page.ts'
import { findReminder, stopPath, stopReminders } from './reminders.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [{ query }, reminder] = await Promise.all([
    loadTexts(context, flowContent),
    findReminder(context.get(platformContext).primary, params.assessToken),
  ])
  return data({ queries: [query], reminder: reminder ?? null }, reminder ? 200 : 404)
}

const longest = 8 * 1024

/** What a person or their mail program posts, as RFC 8058 has it. Reading the page changes nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  // A body of unknown length is refused as well: it may have no end.
  const length = Number(request.headers.get('content-length') || Number.NaN)
  if (!(length <= longest)) throw data(null, { status: 413 })
  const form = await request.formData().catch(() => new FormData())
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click'
  if (!isOneClick && form.get('answer') !== 'stop') return data(null, 422)
  const isKnown = await stopReminders(context.get(platformContext).primary, params.assessToken)
  if (isKnown && !isOneClick) return redirect(stopPath(params.assessToken), 303)
  return data(null, isKnown ? 200 : 404)
}

/** Whoever has the link may read it; it is for them and for nobody's memory or search index. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const text = findData(loaderData, contentQuery<FlowContent>('scan-flow'))
  return [
    { title: `${text?.stop_title} | ${matches[0].loaderData?.companyName}` },
    { name: 'description', content: text?.stop_text },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function StopPage({ loaderData }: Route.ComponentProps) {
  const text = usePageContent<FlowContent>('scan-flow')
  const state = loaderData.reminder ? (loaderData.reminder.isAhead ? 'stop' : 'stopped') : 'unknown'
  return (
    <header className="page-head">
      <div className="page-width stack-start">
        <h1>{text[`${state}_title`]}</h1>
        <p className="lead">{text[`${state}_text`]}</p>
        {state === 'stop' ? (
          <form method="post">
            <Button look="go" type="submit" name="answer" value="stop">
              {text.stop_button}
            </Button>
          </form>
        ) : (
          <ButtonLink look="line" to="/assessments">
            {text.intro_button}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
