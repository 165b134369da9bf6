import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { useForm } from 'react-hook-form'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { registerClaim } from '#admin-ui/pending/claims.ts'
import type { Opened, Values } from '#admin-ui/pending/pending.ts'
import { useAutosave } from '#admin-ui/pending/use-autosave.ts'
import type { ScanVersion } from '#features/scan/versions/version.ts'
import { type VersionRow, versionsResource } from './client.ts'
import { isSameValue } from './differences.ts'

export type VersionForm = { title: string; definition: ScanVersion }

export type VersionEditor = ReturnType<typeof useVersionEditor>

/** A version in a form: what is saved, what is typed, and how one becomes the other. */
export function useVersionEditor(row: VersionRow, opened: Opened) {
  const data = useAdminData()
  const notify = useNotify()
  const queries = useQueryClient()
  const [saved, setSaved] = useState(row)
  /** The version that was typed into; by it the server knows whether somebody else has saved since. */
  const [seen, setSeen] = useState(opened.mine?.based_on ?? row.updated_at)
  const [overtaken, setOvertaken] = useState<VersionRow>()
  const form = useForm<VersionForm>({ defaultValues: { ...formOf(row), ...opened.mine?.values } })
  const read = (): Values | null => changesIn(form.getValues(), saved)
  const autosave = useAutosave({
    place: { resource: versionsResource, item: row.id },
    opened,
    read,
    basedOn: () => seen,
  })
  const { touch, claim, release } = autosave
  useEffect(() => form.subscribe({ formState: { values: true }, callback: touch }), [form, touch])
  useEffect(() => registerClaim(versionsResource, row.id, claim))

  const send = useMutation({
    mutationFn: async (version: string) => {
      const changed = structuredClone(read()) ?? {}
      const previousData = { id: row.id, updated_at: version }
      return (await data.update<VersionRow>(versionsResource, { id: row.id, data: changed, previousData })).data
    },
    onSuccess: (answer) => {
      setSaved(answer)
      setSeen(answer.updated_at)
      notify('Draft saved', { type: 'success' })
      queries.invalidateQueries({ queryKey: [versionsResource, 'studio'] })
    },
    onSettled: release,
    onError: (error: HttpError) => {
      if (error.status === 409 && error.body?.current) return setOvertaken(error.body.current as VersionRow)
      for (const [name, message] of Object.entries((error.body?.errors ?? {}) as Record<string, string>))
        form.setError(name as 'title', { message })
      notify(error.message, { type: 'error' })
    },
  })

  /** Answers whether all that is typed is saved now. */
  async function save(version = seen): Promise<boolean> {
    if (send.isPending) return false
    if (!read()) return true
    return send.mutateAsync(version).then(
      () => true,
      () => false,
    )
  }
  /** With a choice made, the colleague's version counts as seen. */
  async function settle(choice: 'mine' | 'theirs') {
    if (!overtaken) return
    setSaved(overtaken)
    setSeen(overtaken.updated_at)
    setOvertaken(undefined)
    if (choice === 'theirs') {
      form.reset(formOf(overtaken))
      await autosave.discard()
    } else await save(overtaken.updated_at)
  }
  async function discard() {
    if (await autosave.discard()) form.reset(formOf(saved))
  }
  /** With what another window of the same author has kept. */
  const take = (mine: Opened['mine']) => form.reset({ ...formOf(saved), ...mine?.values })
  const isSaving = send.isPending
  return { saved, form, read, save, isSaving, discard, overtaken, setOvertaken, settle, autosave, take }
}

const formOf = ({ title, definition }: VersionRow): VersionForm => ({ title, definition })

function changesIn({ title, definition }: VersionForm, saved: VersionRow): Values | null {
  const changed = {
    ...(title !== saved.title && { title }),
    ...(!isSameValue(definition, saved.definition) && { definition }),
  }
  return Object.keys(changed).length > 0 ? changed : null
}
