import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { useBlocker } from 'react-router'
import { useSaveKey } from '#ui/office/save-key.ts'
import type { TextsEditor } from './use-texts.ts'

/** Stays at the foot of the screen: one save for all texts of the page. */
export function SaveBar({ editor, changes }: { editor: TextsEditor; changes: number }) {
  const { save, discard, isSaving } = editor
  const [isAsking, setIsAsking] = useState(false)
  useSaveKey(save)
  useLeaveWarning(changes > 0)
  return (
    <div className="texts-bar">
      <Button variant="contained" disabled={changes === 0 || isSaving} onClick={save}>
        Save
      </Button>
      <span role="status">{isSaving ? 'Saving…' : stateOf(changes)}</span>
      {changes > 0 && !isSaving && (
        <Button onClick={() => setIsAsking(true)} className="texts-bar-end">
          Discard changes
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title="Discard what is not saved?"
        content="The texts go back to how they were last saved."
        confirm="Discard changes"
        cancel="Go on editing"
        onConfirm={() => {
          setIsAsking(false)
          discard()
        }}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}

function stateOf(changes: number) {
  if (changes === 0) return 'All changes saved'
  return changes === 1 ? '1 text not saved yet' : `${changes} texts not saved yet`
}

/** Asks before unsaved texts are left behind, for another page of the office or for another site. */
function useLeaveWarning(isDirty: boolean) {
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, translate])
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
}
