import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Others, OwnTyping, SavedMeanwhile } from '#admin-ui/pending/notices.tsx'
import type { Opened } from '#admin-ui/pending/pending.ts'
import { usePresence } from '#admin-ui/pending/use-autosave.ts'
import { versionsResource } from './client.ts'
import type { VersionEditor } from './use-version-editor.ts'

/** Above the draft: what was typed before and is here again, and who else is at work on it. */
export function PendingVersion({ editor, opened }: { editor: VersionEditor; opened: Opened }) {
  const { saved, read, autosave, discard, take } = editor
  const { others, saved: lastSave } = usePresence({ resource: versionsResource, item: saved.id }, opened)
  const [first] = useState(saved)
  useWatch()
  const recovered = read() !== null && saved === first && opened.mine
  const isLate = lastSave && !lastSave.is_self && Date.parse(lastSave.at) > Date.parse(saved.updated_at)
  return (
    <>
      <OwnTyping recovered={recovered} autosave={autosave} take={take} discard={discard} />
      {isLate && (
        <SavedMeanwhile saved={lastSave}>
          <p>The form shows it as it was before. When you save, you are shown both and choose.</p>
        </SavedMeanwhile>
      )}
      <Others others={others} />
    </>
  )
}
