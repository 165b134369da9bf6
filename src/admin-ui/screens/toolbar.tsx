import { type ReactNode, useRef } from 'react'
import {
  DeleteButton,
  type DeleteButtonProps,
  SaveButton,
  Toolbar,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useSaveContext,
} from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { publishState } from '#admin-ui/format/publish-state.ts'
import { useAutosaveContext } from '#admin-ui/pending/autosave-context.tsx'
import { getClaim } from '#admin-ui/pending/claims.ts'
import { DiscardChanges } from '#admin-ui/pending/discard-changes.tsx'
import { SavedState } from '#admin-ui/pending/saved-state.tsx'
import { AddToRelease } from '#admin-ui/releases/add-to-release.tsx'
import { useFootHeight } from './foot-height.ts'
import { useSaveKey } from './save-key.ts'

export type Publication = { source: string; dateSource?: string }

type Props = {
  children?: ReactNode
  publication?: Publication | undefined
  canDelete?: boolean
  /** Most deletions can be undone for a moment; what can't is asked for first. */
  deleteMode?: NonNullable<DeleteButtonProps['mutationMode']>
}

/** Stays at the foot of the screen: save, what state the form is in, delete. */
export function AdminToolbar({ children, publication, canDelete = true, deleteMode = 'undoable' }: Props) {
  const record = useRecordContext()
  const { isDirty, isSubmitting } = useFormState()
  const { saving = false } = useSaveContext()
  const { isAutosaved } = useAutosaveContext()
  const bar = useRef<HTMLDivElement>(null)
  useFootHeight(bar)
  useSaveKey(() => bar.current?.querySelector<HTMLButtonElement>('button[type=submit]')?.click())
  return (
    <Toolbar ref={bar}>
      <SaveButton alwaysEnable={isDirty && !isSubmitting} label={useSaveWords(publication)} />
      {record && publication && <FormRelease />}
      {children}
      <FormState isSaving={saving} isDirty={isDirty} />
      {isAutosaved && isDirty && !saving && <DiscardButton />}
      {record && canDelete && <DeleteButton mutationMode={deleteMode} className="admin-toolbar-end" />}
    </Toolbar>
  )
}

/** What pressing the button does to visitors: nothing, or they read something else. */
function useSaveWords({ source, dateSource = '' }: Publication = { source: '' }) {
  const record = useRecordContext()
  const [published, date] = useWatch({ name: [source, dateSource] })
  const isLive = (isPublished: unknown, from: string | null | undefined) =>
    publishState({ published: isPublished === true, date: from }, new Date()) === 'live'
  return record && isLive(record[source], record[dateSource]) && isLive(published, date) ? 'Publish changes' : 'Save'
}

/** What is typed goes into a release instead of onto the site at once. */
function FormRelease() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const { handle } = useAutosaveContext()
  const id = String(record?.id)
  const label = useGetRecordRepresentation(resource)(record)
  return (
    <AddToRelease
      item={{ resource, id, label: String(label) }}
      flush={async () => (await handle.current?.flush()) ?? true}
      claim={() => getClaim(resource, id)}
      onAdded={() => void handle.current?.drop()}
      onFailed={() => handle.current?.fail()}
    />
  )
}

function FormState({ isSaving, isDirty }: { isSaving: boolean; isDirty: boolean }) {
  const record = useRecordContext()
  const { isAutosaved, state } = useAutosaveContext()
  const words = isSaving ? 'Saving…' : isDirty ? 'Not saved yet' : record ? 'All changes saved' : ''
  return (
    <span className="admin-hint admin-form-state">
      {isAutosaved && isDirty && !isSaving ? <SavedState state={state} /> : <span role="status">{words}</span>}
    </span>
  )
}

function DiscardButton() {
  const { handle } = useAutosaveContext()
  return (
    <DiscardChanges
      content="The form goes back to how it was last saved."
      onDiscard={() => void handle.current?.drop()}
    />
  )
}
