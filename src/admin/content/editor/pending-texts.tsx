import { useState } from 'react'
import { pagesResource } from '#admin/content/input.ts'
import { overtakenTexts } from '#admin/content/texts/pending.ts'
import { Others, OwnTyping, SavedMeanwhile } from '#admin-ui/pending/notices.tsx'
import type { Opened } from '#admin-ui/pending/pending.ts'
import { usePresence } from '#admin-ui/pending/use-autosave.ts'
import { ReleaseNote } from '#admin-ui/releases/release-note.tsx'
import { Difference } from '#admin-ui/screens/changed-fields.tsx'
import { type TextsEditor, useEdits } from './use-texts.ts'

/** Above the texts: what was typed before and is here again, and who else is at work on the page. */
export function PendingTexts({ editor, opened }: { editor: TextsEditor; opened: Opened }) {
  const { page, texts, form, autosave, discard, take } = editor
  const { others } = usePresence({ resource: pagesResource, item: page.page_key }, opened)
  const [first] = useState(page)
  const isTyped = Object.keys(useEdits(editor)).length > 0
  const isSaid = isTyped && page === first && opened.mine
  const differences = isSaid ? overtakenTexts(texts, form.getValues(), opened.mine?.values) : []
  return (
    <>
      <ReleaseNote resource={pagesResource} id={page.page_key} />
      <OwnTyping recovered={isSaid} autosave={autosave} take={take} discard={discard} />
      {differences.length > 0 && opened.saved && (
        <SavedMeanwhile saved={opened.saved}>
          <details>
            <summary className="admin-hint">Look at the differences</summary>
            <dl className="admin-changes">
              {differences.map(({ field, label, before, after }) => (
                <div key={field}>
                  <dt className="admin-label">{label}</dt>
                  <dd>
                    <Difference before={before} after={after} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
          <p>Yours take their place when you save.</p>
        </SavedMeanwhile>
      )}
      <Others others={others} />
    </>
  )
}
