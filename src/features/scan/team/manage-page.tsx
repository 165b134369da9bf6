import { data } from 'react-router'
import { findData } from '#platform/pages/page-data.ts'
import { pageContext, platformContext } from '#platform/platform.server.ts'
import { contentQuery, usePageContent } from '#records/page-content/client.ts'
import { loadTexts } from '#records/page-content/load-texts.server.ts'
import { Eyebrow } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { Notice } from '#ui/notice.tsx'
import { notify } from '#ui/notify.ts'
import { Radar } from '#ui/radar.tsx'
import { Section } from '#ui/section.tsx'
import type { Route } from './+types/manage-page.ts'
import { minimumGroupSize } from './anonymity.ts'
import { type ManageContent, type ManageTexts, manageContent } from './content.ts'
import { Figures } from './figures-view.tsx'
import { answerManageForm, type ManagePage, privateHeaders, readManagePage } from './page.server.ts'
import './team.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext)
  const [{ query }, team] = await Promise.all([
    loadTexts(context, manageContent),
    readManagePage(context.get(platformContext), params.token, origin),
  ])
  return data({ queries: [query], team }, team ? 200 : 404)
}

export function action({ request, params, context }: Route.ActionArgs) {
  return answerManageForm(context.get(platformContext), request, params.token)
}

export const headers = () => privateHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const text = findData(loaderData, contentQuery<ManageContent>('team-manage'))
  return [
    { title: `${loaderData?.team?.name ?? text?.meta_title} | ${matches[0].loaderData?.companyName}` },
    { name: 'description', content: text?.meta_description },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function TeamManagePage({ loaderData, actionData }: Route.ComponentProps) {
  const text = usePageContent<ManageContent>('team-manage')
  const { team } = loaderData
  if (!team) {
    const make = (
      <ButtonLink look="go" to="/team">
        {text.make_new}
      </ButtonLink>
    )
    return actionData ? (
      <Notice title={text.deleted_title} message={text.deleted_text} actions={make} />
    ) : (
      <Notice isAlert title={text.unknown_title} message={text.unknown_text} actions={make} />
    )
  }
  return (
    <article className="team-manage">
      <Head text={text} team={team} />
      {team.figures && <Figures text={text} figures={team.figures} />}
      <Section tone="mist">
        <div className="split">
          <h2>{text.links_title}</h2>
          <div className="ruled">
            <LinkToCopy
              text={text}
              name="link_colleagues"
              hint={text.link_colleagues_hint}
              address={team.teamUrl}
              isNext={!team.figures && !team.isClosed}
            />
            <LinkToCopy
              text={text}
              name="link_own"
              hint={`${text.link_own_hint} ${team.isMailed ? text.link_own_mailed : text.link_own_unmailed}`}
              address={team.manageUrl}
            />
          </div>
        </div>
      </Section>
      <Section>
        <div className="split">
          <h2>{text.care_title}</h2>
          <Care text={text} isClosed={team.isClosed} />
        </div>
      </Section>
    </article>
  )
}

type Props = { text: ManageTexts; team: ManagePage }

function Head({ text, team }: Props) {
  const { name, isClosed, answers, figures, reportPath } = team
  const [first, second, third] = figures?.pillars ?? []
  return (
    <header className="page-head tone-ink team-head">
      <div className="page-width split split-wide">
        <div>
          <Eyebrow>
            {text.eyebrow} · {isClosed ? text.state_closed : text.state_open}
          </Eyebrow>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <p className="team-count">
            <b className="figures">{answers}</b> {answers === 1 ? text.answer : text.answers}
          </p>
          <p className="lead">{describeShown(text, team)}</p>
          {figures && (
            <div className="button-row">
              <a className="button button-go" href={reportPath} download>
                {text.report}
              </a>
            </div>
          )}
        </div>
        {first && second && third && (
          <Radar
            scores={[first.mean, second.mean, third.mean]}
            labels={[`${first.name} ${first.mean}`, `${second.name} ${second.mean}`, `${third.name} ${third.mean}`]}
            className="team-radar drawn"
          />
        )}
      </div>
    </header>
  )
}

function describeShown(text: ManageTexts, { answers, figures, isClosed }: ManagePage) {
  if (!figures) return isClosed ? text.too_few_closed : text.too_few
  return (isClosed ? text.shown_closed : text.shown)
    .replace('{shown}', String(figures.count))
    .replace('{more}', String(minimumGroupSize - (answers - figures.count)))
}

type LinkProps = {
  text: ManageTexts
  name: 'link_colleagues' | 'link_own'
  hint: string
  address: string
  isNext?: boolean
}

/** `isNext`: to send it is what the organiser has to do now. */
function LinkToCopy({ text, name, hint, address, isNext = false }: LinkProps) {
  const copy = () =>
    copyText(address).then(
      () => notify.success(text.copied),
      () => notify.error(text.copy_failed),
    )
  return (
    <div className="team-link">
      <h3 className="subheading">{text[name]}</h3>
      <p className="hint">{hint}</p>
      <a href={address}>{address}</a>
      <Button look={isNext ? 'go' : 'line'} className={isNext ? '' : 'button-small'} onClick={copy}>
        {text.copy} <span className="sr-only">: {text[name]}</span>
      </Button>
    </div>
  )
}

/** Forms of the browser's own, so that they work without scripts. */
function Care({ text, isClosed }: { text: ManageTexts; isClosed: boolean }) {
  const turn = isClosed ? 'reopen' : 'close'
  return (
    <div className="ruled">
      <form method="post" className="team-care">
        <p>{text[`${turn}_hint`]}</p>
        <Button look="line" type="submit" name="action" value={turn}>
          {text[turn]}
        </Button>
      </form>
      <form method="post" className="team-care">
        <div>
          <p>{text.delete_hint}</p>
          <label className="choice">
            <input type="checkbox" name="sure" required />
            {text.delete_sure}
          </label>
        </div>
        <Button look="line" type="submit" name="action" value="delete">
          {text.delete}
        </Button>
      </form>
    </div>
  )
}
