import { data } from 'react-router'
import { type ScanContent, scanContent } from '#features/scan/content.ts'
import { PlainQuestions } from '#features/scan/no-script/plain-questions.tsx'
import { findData } from '#platform/pages/page-data.ts'
import { pageContext, platformContext } from '#platform/platform.server.ts'
import { contentQuery, usePageContent } from '#records/page-content/client.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Eyebrow } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/answer-page.ts'
import { views } from './anonymity.ts'
import { useAnsweredHere } from './answered-here.ts'
import { type AnswerContent, type AnswerTexts, answerContent } from './content.ts'
import { tokenField, useKeptForm } from './kept-form.ts'
import { answerTeamForm, privateHeaders, type RefusedAnswers, readTeamPage, type TeamPage } from './page.server.ts'
import '#features/scan/no-script/no-script-form.css'
import { answeredPath } from './paths.ts'
import './team.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [texts, scanTexts, team] = await Promise.all([
    loadTexts(context, answerContent),
    loadTexts(context, scanContent),
    readTeamPage(context.get(platformContext), params.token),
  ])
  return data({ queries: [texts.query, scanTexts.query], team }, team ? 200 : 404)
}

export function action({ request, params, context }: Route.ActionArgs) {
  return answerTeamForm(context.get(platformContext), request, params.token, context.get(pageContext).address)
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => ({
  ...privateHeaders,
  ...Object.fromEntries(actionHeaders ?? []),
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const text = findData(loaderData, contentQuery<AnswerContent>('team-answer'))
  return [
    { title: `${text?.meta_title} | ${matches[0].loaderData?.companyName}` },
    { name: 'description', content: text?.meta_description },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function TeamAnswerPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const text = usePageContent<AnswerContent>('team-answer')
  const { team } = loaderData
  const answered = useAnsweredHere(params.token)
  const toScan = (
    <ButtonLink look="line" to="/assessments">
      {text.take_scan}
    </ButtonLink>
  )
  if (!team) return <Notice isAlert title={text.unknown_title} message={text.unknown_text} actions={toScan} />
  if (answered) {
    const see = (
      <a className="button button-go" href={answeredPath(params.token, answered)}>
        {text.again_see}
      </a>
    )
    return <Notice title={text.again_title} message={text.again_text} actions={see} />
  }
  if (team.isClosed) return <Notice title={text.closed_title} message={text.closed_text} actions={toScan} />
  return <AnswerForm text={text} team={team} token={params.token} refused={actionData ?? undefined} />
}

type FormProps = { text: AnswerTexts; team: TeamPage; token: string; refused: RefusedAnswers | undefined }

/** A form of the browser's own, so that it works without scripts. */
function AnswerForm({ text, team, token, refused }: FormProps) {
  const { hint } = usePageContent<ScanContent>('scan')
  const kept = useKeptForm(token)
  return (
    <form {...kept} method="post" className="page-width page-width-narrow plain-scan team-answer">
      <input type="hidden" name={tokenField} />
      <Eyebrow>{text.eyebrow}</Eyebrow>
      <h1>
        <bdi>{team.name}</bdi>
      </h1>
      <p className="lead">{text.lead}</p>
      <p className="hint">{text.promise}</p>
      {refused && (
        <p className="problem" role="alert">
          {refused.problem}
        </p>
      )}
      <fieldset className="team-views">
        <legend>{text.view_title}</legend>
        <div>
          {views.map((view) => (
            <label key={view} className="choice">
              <input type="radio" name="view" value={view} defaultChecked={refused?.view === view} required />
              {text[`view_${view}`]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="hint">{hint}</p>
      <PlainQuestions questions={team.scan.questions} answers={refused?.answers} />
      <Button look="go" type="submit">
        {text.submit}
      </Button>
    </form>
  )
}
