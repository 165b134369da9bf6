import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Callout } from '#admin-ui/screens/callout.tsx'
import { askedQuestions } from '#features/scan/scoring/pillars.ts'
import { findVersionProblems } from '#features/scan/versions/problems.ts'
import { scanVersion } from '#features/scan/versions/version.ts'
import { version1 } from '#features/scan/versions/version-1.ts'
import { useVersionCall, type VersionRow, versionsResource } from './client.ts'
import type { VersionEditor, VersionForm } from './use-version-editor.ts'

/** What has still to be done before the draft can be published. Follows the typing. */
export function Problems() {
  const definition = useWatch<VersionForm, 'definition'>({ name: 'definition' })
  const problems = listProblems(definition)
  if (problems.length === 0) return null
  return (
    <Callout title="This can not be published yet">
      <ul className="studio-problems">
        {problems.slice(0, most).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {problems.length > most && <li>and {problems.length - most} more</li>}
      </ul>
    </Callout>
  )
}

const most = 5

function listProblems(definition: VersionForm['definition']): string[] {
  const { success, error } = scanVersion.safeParse(definition)
  if (!success)
    return ['A number or a text is not right: please look at the marked fields.', ...messagesOf(error.issues)]
  return [...new Set(findVersionProblems(definition).map(({ message }) => message))]
}

const messagesOf = (issues: { path: PropertyKey[]; message: string }[]) =>
  issues.map(({ path, message }) => `${path.join(', ')}: ${message}`)

const usualCount = askedQuestions(version1).length

/** Saves what is typed, then asks, then makes it the version that visitors get. */
export function PublishButton({ editor, onPublished }: { editor: VersionEditor; onPublished: () => void }) {
  const { saved, save, isSaving } = editor
  const { getValues } = useFormContext<VersionForm>()
  const notify = useNotify()
  const [isAsking, setIsAsking] = useState(false)
  const publish = useVersionCall(
    ({ id, updated_at }: VersionRow, data) =>
      data.call<VersionRow>('POST', `${versionsResource}/${id}/publish`, { updated_at }),
    { words: 'Published', follow: onPublished },
  )
  async function ask() {
    const [problem] = listProblems(getValues('definition'))
    if (problem) return notify(`This can not be published yet\n${problem}`, { type: 'error' })
    if (await save()) setIsAsking(true)
  }
  const count = askedQuestions(saved.definition).length
  return (
    <>
      <Button variant="outlined" disabled={isSaving || publish.isPending} onClick={ask}>
        Publish…
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={publish.isPending}
        title={`Publish version ${saved.number}?`}
        content={`Visitors who begin from now on are asked these ${count} questions. Whoever is in the middle of a scan finishes the one they began. Earlier results stay as they are, and this version can not be changed any more.${count === usualCount ? '' : ` Page texts that speak of ${usualCount} questions are changed under Page texts.`}`}
        confirm="Publish"
        cancel="Not yet"
        onConfirm={() => {
          setIsAsking(false)
          publish.mutate(saved)
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
