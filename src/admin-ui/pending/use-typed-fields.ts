import { useEffect, useRef } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { isSame } from '#admin-ui/format/is-same.ts'
import { changesOf, type Values } from './pending.ts'

export const versionOf = (record: Values | undefined) => (record?.updated_at as string | undefined) ?? null

type Options = {
  fields: string[]
  /** What a new item begins with. */
  defaults: Values
  /** What was typed before and comes back. */
  earlier: { values: Values; based_on: string | null } | null
  /** Somebody has saved another value into a field that is being typed into here. */
  onConflict: () => void
}

/** The fields of a form that differ from what is saved, also after somebody has saved something else. */
export function useTypedFields({ fields, defaults, earlier, onConflict }: Options) {
  const { getValues, setValue, reset } = useFormContext()
  const record = useRecordContext()
  const saved = useRef<Values>(record ?? defaults)
  const basedOn = useRef(earlier ? earlier.based_on : versionOf(record))
  const sent = useRef<Values | null>(null)
  const waiting = useRef(earlier?.values)

  const read = () => changesOf(fields, getValues(), saved.current)
  const write = (values: Values) => {
    for (const [field, value] of Object.entries(values)) setValue(field, value, { shouldDirty: true })
  }
  // The form takes over its record in an effect of its own, which comes after these.
  useEffect(() => {
    const values = waiting.current
    waiting.current = undefined
    if (values) queueMicrotask(() => write(values))
  })
  useEffect(() => {
    const before = saved.current
    if (!record || record === before) return
    // Not what this form has sent itself: that comes back as the server keeps it.
    const typed = Object.entries(read() ?? {}).filter(
      ([field, value]) => !sent.current || !isSame(value, sent.current[field] ?? null),
    )
    if (typed.some(([field]) => !isSame(record[field], before[field]))) onConflict()
    saved.current = record
    basedOn.current = versionOf(record)
    sent.current = null
    queueMicrotask(() => write(Object.fromEntries(typed)))
  })
  return {
    read,
    write,
    savedValues: () => saved.current,
    basedOn: () => basedOn.current,
    showSaved() {
      basedOn.current = versionOf(record)
      reset(saved.current)
    },
    /** From here on what is typed at this moment counts as saved, unless the save fails. */
    markSent() {
      sent.current = read()
    },
    unmarkSent() {
      sent.current = null
    },
  }
}
