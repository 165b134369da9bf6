import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type HttpError, useNotify, useRefresh } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { StatusChip } from '#admin-ui/fields/status-chip.tsx'
import { releasesKey } from '#admin-ui/releases/client.ts'
import { Callout } from '#admin-ui/screens/callout.tsx'
import { type Conflict, type Release, tones, wordsOf } from './release.ts'

type Step = 'publish' | 'undo'

type ReleaseConflict = Conflict & { label: string }

/** Where a release stands, and the step that can be taken from there. */
export function ReleaseSteps({ release }: { release: Release }) {
  const [asks, setAsks] = useState<Step>()
  const isLive = release.state === 'live'
  const isEmpty = release.changes.length === 0
  return (
    <div className="lines">
      <p>
        <StatusChip tone={tones[release.state]}>{wordsOf(release)}</StatusChip>
      </p>
      {release.problem && <Callout title="Why it did not go live">{<p>{release.problem}</p>}</Callout>}
      {isLive ? (
        <Button variant="outlined" onClick={() => setAsks('undo')}>
          Take it back
        </Button>
      ) : (
        <Button variant="outlined" disabled={isEmpty} onClick={() => setAsks('publish')}>
          Publish now
        </Button>
      )}
      <p className="admin-hint">
        {isLive
          ? 'Everything it has changed goes back to what was there before.'
          : isEmpty
            ? 'There is nothing in it yet.'
            : 'Everything in it goes live at once, or nothing does.'}
      </p>
      {asks && <StepDialog step={asks} release={release} onClose={() => setAsks(undefined)} />}
    </div>
  )
}

const questions: Record<Step, { title: string; text: string; confirm: string; done: string; failed: string }> = {
  publish: {
    title: 'Publish this release now?',
    text: 'All of its changes go live at this moment. What you have typed here and not saved is not among them.',
    confirm: 'Publish',
    done: 'is live',
    failed: 'Failed to publish release',
  },
  undo: {
    title: 'Take this release back?',
    text: 'All of its changes leave the site at this moment, and what was there before comes back.',
    confirm: 'Take back',
    done: 'was taken back',
    failed: 'Failed to take release back',
  },
}

function StepDialog({ step, release, onClose }: { step: Step; release: Release; onClose: () => void }) {
  const data = useAdminData()
  const notify = useNotify()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const id = useId()
  const { title, text, confirm, done, failed } = questions[step]
  const [conflicts, setConflicts] = useState<ReleaseConflict[]>([])
  const take = useMutation({
    mutationFn: (force: boolean) => data.call('POST', `releases/${release.id}/${step}`, force ? { force } : {}),
    onSuccess: () => {
      notify(`“${release.title}” ${done}`, { type: 'success' })
      queries.invalidateQueries({ queryKey: releasesKey })
      refresh()
      onClose()
    },
    onError: (error: HttpError) => {
      const conflicts = error.body?.conflicts as ReleaseConflict[] | undefined
      if (conflicts) return setConflicts(conflicts)
      notify(`${failed}\n${error.message}`, { type: 'error' })
      onClose()
    },
  })
  const leave = () => {
    if (conflicts.length > 0) refresh()
    onClose()
  }
  return (
    <Dialog open onClose={leave} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent className="lines">
        {conflicts.length === 0 ? (
          <p>{text}</p>
        ) : (
          <>
            <p role="alert">{step === 'publish' ? 'Nothing has gone live.' : 'Nothing was taken back.'} Since then:</p>
            <ul>
              {conflicts.map((item) => (
                <li key={item.label}>{conflictWords(item)}</li>
              ))}
            </ul>
            <p className="admin-hint">
              {step === 'publish'
                ? 'Look at these in the release and say which is to stay.'
                : 'If you take it back all the same, these edits go as well.'}
            </p>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{conflicts.length > 0 && step === 'publish' ? 'Close' : 'Cancel'}</Button>
        {conflicts.length === 0 && (
          <Button variant="contained" disabled={take.isPending} onClick={() => take.mutate(false)}>
            {confirm}
          </Button>
        )}
        {conflicts.length > 0 && step === 'undo' && (
          <Button color="error" disabled={take.isPending} onClick={() => take.mutate(true)}>
            Take it all back
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const conflictWords = ({ label, by, is_gone }: ReleaseConflict) =>
  is_gone ? `“${label}” was deleted.` : `${by ?? 'Somebody'} changed “${label}”.`
