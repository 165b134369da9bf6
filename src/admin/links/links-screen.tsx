import { Button, Skeleton } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { editorPath } from '#admin/content/editor-path.ts'
import { adminFeatures } from '#admin/features.ts'
import { StatusChip } from '#admin-ui/fields/status-chip.tsx'
import { capital } from '#admin-ui/format/format-value.ts'
import { Empty } from '#admin-ui/screens/empty.tsx'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import type { DeadLink } from '#records/dead-links/queries.server.ts'
import { useCheck, useDeadLinks, useMending } from './client.ts'
import { TargetDialog } from './target-dialog.tsx'
import './links.css'

/** Links that lead nowhere, with where they stand and what can be done about each. */
export function LinksScreen() {
  const { data, error, refetch } = useDeadLinks()
  const { check, isPending } = useCheck()
  return (
    <>
      <Title title="Broken links" preferenceKey={false} />
      <div className="stack">
        <div className="spread">
          <p className="soft">
            Looked at every night: the links in articles, use cases, events and page texts
            {data?.checksOutside ? ', those to other sites included.' : '. Links to other sites are not followed.'}
          </p>
          <Button variant="outlined" onClick={check} disabled={isPending}>
            {isPending ? 'Checking…' : 'Check now'}
          </Button>
        </div>
        {error && (
          <AdminNotice title="The links can not be shown" retry={() => refetch()}>
            {error.message}
          </AdminNotice>
        )}
        {!data && !error && <Skeleton variant="rounded" height={160} />}
        {data && (data.items.length === 0 ? <AllWell /> : <Report links={data.items} isOld={isPending} />)}
      </div>
    </>
  )
}

function AllWell() {
  return (
    <div className="panel">
      <Empty kind="done">Every link leads somewhere.</Empty>
    </div>
  )
}

/** What is being checked anew is not mended meanwhile. */
function Report({ links, isOld }: { links: DeadLink[]; isOld: boolean }) {
  const [asked, setAsked] = useState<DeadLink>()
  return (
    <>
      <ul className="panel ruled dead-links" aria-label="Broken links" inert={isOld}>
        {links.map((link) => (
          <li key={link.id}>
            <Item link={link} onLeadElsewhere={() => setAsked(link)} />
          </li>
        ))}
      </ul>
      {asked && <TargetDialog link={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Item({ link, onLeadElsewhere }: { link: DeadLink; onLeadElsewhere: () => void }) {
  const { id, href, words, moved_to } = link
  const { mend, isPending } = useMending()
  const name = words || href
  return (
    <div className="dead-link">
      <div className="lines">
        <StatusChip tone={moved_to ? 'soon' : 'danger'}>{moved_to ? 'Old address' : 'Leads nowhere'}</StatusChip>
        <code>{href}</code>
        {words && <span>on “{words}”</span>}
        <span className="soft">
          in <Link to={pathOf(link)}>{titleOf(link)}</Link>, {kindOf(link)}
        </span>
      </div>
      <div className="button-row">
        {moved_to && (
          <Button
            variant="contained"
            disabled={isPending}
            onClick={() => mend(id, moved_to)}
            aria-label={`Use ${moved_to} for ${name}`}
          >
            Use {moved_to}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={onLeadElsewhere}
          aria-label={`Lead elsewhere: ${name}`}
        >
          Lead elsewhere
        </Button>
        <Button disabled={isPending} onClick={() => mend(id, null)} aria-label={`Remove the link on ${name}`}>
          Remove the link
        </Button>
      </div>
    </div>
  )
}

/** Texts have no screen of their own: their label says which page and which text. */
const textOf = ({ item_label }: DeadLink) => item_label.split(' / ') as [pageKey: string, sectionKey: string]

const isText = ({ resource }: DeadLink) => resource === 'content'

const pathOf = (link: DeadLink) =>
  isText(link) ? editorPath(...textOf(link)) : `/admin/${link.resource}/${link.item_id}`

const titleOf = (link: DeadLink) =>
  isText(link)
    ? textOf(link)
        .map((key) => key.replace(/[-_]/g, ' '))
        .map(capital)
        .join(' · ')
    : link.item_label

const kindOf = ({ resource }: DeadLink) => adminFeatures.find(({ name }) => name === resource)?.words?.one ?? resource
