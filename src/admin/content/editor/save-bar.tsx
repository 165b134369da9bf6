import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { useLeaveWarning } from '#admin-ui/screens/leave-warning.ts'
import { useSaveKey } from '#admin-ui/screens/save-key.ts'
import type { TextsEditor } from './use-texts.ts'

/** Stays at the foot of the screen: one save for all texts of the page. */
export function SaveBar({ editor, edits }: { editor: TextsEditor; edits: number }) {
  const { save, discard, isSaving } = editor
  const [isAsking, setIsAsking] = useState(false)
  useSaveKey(save)
  useLeaveWarning(edits > 0)
  return (
    <div className="texts-bar">
      <Button variant="contained" disabled={edits === 0 || isSaving} onClick={save}>
        Save
      </Button>
      <span role="status">{isSaving ? 'Saving…' : stateOf(edits)}</span>
      {edits > 0 && !isSaving && (
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

function stateOf(edits: number) {
  if (edits === 0) return 'All changes saved'
  return edits === 1 ? '1 text not saved yet' : `${edits} texts not saved yet`
}
