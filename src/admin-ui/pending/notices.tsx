import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { Callout } from '#admin-ui/screens/callout.tsx'
import type { LastSave, Mine, Opened, Other } from './pending.ts'
import type { Autosaved } from './use-autosave.ts'
import './notices.css'

type OwnTypingProps = {
  /** What was typed before and is in the form again. */
  recovered: Mine | null | false
  autosave: Pick<Autosaved, 'overtaken' | 'settle'>
  /** Puts into the form what another window has kept, or what is saved where it has kept nothing. */
  take: (mine: Opened['mine']) => void
  discard: () => void
  children?: ReactNode
}

/** What its author typed before, or in another window, and with which of it to go on. */
export function OwnTyping({ recovered, autosave, take, discard, children }: OwnTypingProps) {
  const { overtaken, settle } = autosave
  if (overtaken) {
    const onTake = () => {
      take(overtaken.mine)
      settle()
    }
    return <WrittenElsewhere mine={overtaken.mine} onTake={onTake} onKeep={settle} />
  }
  if (!recovered) return null
  return (
    <div className="pending-notice" role="status">
      <span>
        <b>You have changes from {formatMoment(recovered.saved_at)}.</b> They are in the form. Nobody else sees them
        until you save.
      </span>
      <span className="button-row">
        <Button onClick={discard}>Discard</Button>
        {children}
      </span>
    </div>
  )
}

/** Colleagues who have the same form open, or typed something there. */
export function Others({ others }: { others: Other[] }) {
  return (
    <div role="status" className="contents">
      {others.map((other) => (
        <p key={other.name} className="pending-others" data-here={other.is_here || undefined}>
          <span>
            <b>{other.name}</b> {wordsOf(other)}
          </span>
        </p>
      ))}
    </div>
  )
}

function wordsOf({ is_here, changed_at }: Other) {
  const changes = changed_at && `has changes from ${formatMoment(changed_at)} that are not saved`
  if (!is_here) return changes
  return changes ? `is here now and ${changes}` : 'is here now'
}

/** Somebody saved the same after this was begun. */
export function SavedMeanwhile({ saved, children }: { saved: LastSave; children: ReactNode }) {
  const who = saved.is_self ? 'You saved this in another window' : `${saved.name} saved this`
  return (
    <div className="pending-conflict">
      <Callout title={`${who} on ${formatMoment(saved.at)}, after you began`}>{children}</Callout>
    </div>
  )
}

type OvertakenProps = { mine: Opened['mine']; onTake: () => void; onKeep: () => void }

/** The author's own other window was faster. */
function WrittenElsewhere({ mine, onTake, onKeep }: OvertakenProps) {
  return (
    <div className="pending-conflict">
      <Callout title="You went on in another window">
        <p>
          {mine
            ? `What you typed there on ${formatMoment(mine.saved_at)} differs from what is here. Choose with which to go on.`
            : 'It was saved or discarded there. What you have typed here since is only here.'}
        </p>
        <div className="button-row">
          <Button variant="outlined" onClick={onTake}>
            {mine ? 'Go on with what I typed there' : 'Show what is saved'}
          </Button>
          <Button onClick={onKeep}>Keep what is here</Button>
        </div>
      </Callout>
    </div>
  )
}
