import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { Facts } from '#admin-ui/fields/facts.tsx'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { ConsentStateChip, WithdrawButton } from '#records/consents/consent-state.tsx'
import { StageChip } from './fields.tsx'
import { MergeButton } from './merge.tsx'
import { type CardRow, listPath, nameOf } from './person-row.ts'

/** What is known beside the form: addresses, where they came from, who else is at their company. */
export function About({ card }: { card: CardRow }) {
  const { permissions } = usePermissions<'admin' | 'editor'>()
  const { firstPath, lastPath, referrer, campaign } = card.source ?? {}
  return (
    <div className="stack person-about">
      <Facts
        facts={[
          ['E-mail', card.emails.map((email) => <Address key={email} email={email} />)],
          ['First contact', formatMoment(card.created_at)],
          ['Last contact', formatMoment(card.last_met_at)],
          ['First page', firstPath && <PageLink path={firstPath} />],
          ['Last page before sending', lastPath && <PageLink path={lastPath} />],
          ['Referred by', referrer],
          ['Campaign', campaign && [campaign.source, campaign.medium, campaign.name].filter(Boolean).join(' / ')],
        ]}
      />
      <News news={card.news} isAdministrator={permissions === 'admin'} />
      <Colleagues colleagues={card.colleagues} />
      {permissions === 'admin' && (
        <div className="lines">
          <MergeButton card={card} />
          <Link className="admin-link" to={`/admin/personal-data?email=${encodeURIComponent(card.email)}`}>
            Export or erase all that is stored
          </Link>
        </div>
      )}
    </div>
  )
}

function Address({ email }: { email: string }) {
  return (
    <a className="admin-link person-address" href={`mailto:${email}`}>
      {email}
    </a>
  )
}

/** Visitors' browsers say which pages these were, so only a path of this site is a link. */
function PageLink({ path }: { path: string }) {
  if (!/^\/(?![/\\])/.test(path)) return path
  return (
    <a className="admin-link" href={path} target="_blank" rel="noopener">
      {path}
    </a>
  )
}

function News({ news, isAdministrator }: Pick<CardRow, 'news'> & { isAdministrator: boolean }) {
  if (news.length === 0) return null
  return (
    <section className="lines">
      <h2>News by e-mail</h2>
      <ul className="ruled">
        {news.map((consent) => (
          <li key={consent.id} className="lines">
            <span className="spread">
              <span className="person-address">{consent.email}</span>
              <ConsentStateChip {...consent} />
            </span>
            <span className="button-row">
              {!consent.withdrawn_at && <WithdrawButton id={consent.id} />}
              {isAdministrator && (
                <Link className="admin-link" to={`/admin/consents/${consent.id}`}>
                  What they agreed to
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Colleagues({ colleagues }: Pick<CardRow, 'colleagues'>) {
  if (!colleagues || colleagues.total === 0) return null
  const { domain, items, total } = colleagues
  return (
    <section>
      <h2>Also at {domain}</h2>
      <ul className="ruled">
        {items.map((person) => (
          <li key={person.id} className="spread">
            <Link className="admin-link" to={`/admin/people/${person.id}`}>
              {nameOf(person)}
            </Link>
            <StageChip stage={person.stage} />
          </li>
        ))}
      </ul>
      <p>
        <Link className="admin-link" to={listPath({ stage: 'all', domain })}>
          {total > items.length ? `All ${total + 1} at this company` : 'The company as a whole'}
        </Link>
      </p>
    </section>
  )
}
