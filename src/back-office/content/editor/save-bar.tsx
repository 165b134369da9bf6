import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { useLeaveWarning } from '#ui/office/leave-warning.ts'
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
