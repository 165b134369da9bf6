import type { SvgIconComponent } from '@mui/icons-material'
import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined'
import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined'
import CallMergeOutlined from '@mui/icons-material/CallMergeOutlined'
import CallSplitOutlined from '@mui/icons-material/CallSplitOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined'
import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined'
import InboxOutlined from '@mui/icons-material/InboxOutlined'
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined'
import StickyNote2Outlined from '@mui/icons-material/StickyNote2Outlined'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { Facts } from '#admin-ui/fields/facts.tsx'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import type { TimelineEntry } from '#resources/timeline.ts'
import { Radar } from '#ui/radar.tsx'
import { UndoMerge } from './merge.tsx'

/** The sign of each kind; what is not here has that of something that happened. */
const signs: Record<string, SvgIconComponent> = {
  inquiry: InboxOutlined,
  assessment: AssignmentTurnedInOutlined,
  'team-scan': GroupsOutlined,
  consent: HowToRegOutlined,
  mail: ForwardToInboxOutlined,
  received: MarkEmailReadOutlined,
  note: StickyNote2Outlined,
  stage: FlagOutlined,
  owner: AssignmentIndOutlined,
  merge: CallMergeOutlined,
  unmerge: CallSplitOutlined,
}

/** Everything that has happened with a person, the latest first. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  if (entries.length === 0) return <p className="soft">Nothing has happened yet.</p>
  return (
    <ol className="person-timeline">
      {entries.map((entry) => (
        <Entry key={`${entry.kind}-${entry.id}`} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { kind, title, at, by, text, facts, scores, address } = entry
  const Sign = signs[kind] ?? EventOutlined
  return (
    <li data-kind={kind}>
      <span className="person-sign">
        <Sign fontSize="inherit" aria-hidden="true" />
      </span>
      <div className="lines">
        <h2>{address ? <Link to={address}>{title}</Link> : title}</h2>
        <p className="admin-hint">
          <time dateTime={at}>{formatMoment(at)}</time>
          {by && ` · ${by}`}
        </p>
        {text && <Words text={text} />}
        {scores && <Scores scores={scores} />}
        {facts && <Facts facts={facts} />}
        <Undo entry={entry} />
      </div>
    </li>
  )
}

const longest = 400
const mostLines = 6

/** As text, whatever stands in it. What is long is opened by whoever wants to read it. */
function Words({ text }: { text: string }) {
  if (text.length <= longest && text.split('\n').length <= mostLines) return <p className="person-words">{text}</p>
  return (
    <details className="person-words">
      <summary>
        {text
          .slice(0, longest / 2)
          .replace(/\s+/g, ' ')
          .trimEnd()}
        …
      </summary>
      <p>{text}</p>
    </details>
  )
}

type Score = NonNullable<TimelineEntry['scores']>[number]

function Scores({ scores }: { scores: Score[] }) {
  const [a, b, c] = scores
  return (
    <div className="person-scores">
      {a && b && c && (
        <Radar scores={[a.score, b.score, c.score]} labels={[nameScore(a), nameScore(b), nameScore(c)]} />
      )}
      <p className="sr-only">{scores.map(nameScore).join(', ')}</p>
    </div>
  )
}

const nameScore = ({ label, score }: Score) => `${label} ${score}`

function Undo({ entry }: { entry: TimelineEntry }) {
  const { permissions } = usePermissions<'admin' | 'editor'>()
  return entry.can_undo && permissions === 'admin' ? <UndoMerge id={entry.id} /> : null
}
