import { type ReactNode, useEffect, useState } from 'react'
import { SimpleForm, useRecordContext, useResourceContext } from 'react-admin'
import type { z } from 'zod'
import { Badge } from '#admin-ui/fields/fields.tsx'
import { fieldsOf } from '#admin-ui/format/fields-of.ts'
import { useAutosaveContext } from '#admin-ui/pending/autosave-context.tsx'
import { FormAutosave } from '#admin-ui/pending/form-autosave.tsx'
import { newKey } from '#admin-ui/pending/pending.ts'
import { nothingTyped, useOpened } from '#admin-ui/pending/use-autosave.ts'
import { ReleaseNote } from '#admin-ui/releases/release-note.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { LeaveWarning } from './leave-warning.ts'
import { findProblems } from './problems.ts'
import { AdminToolbar, type Publication } from './toolbar.tsx'

type Props = {
  /** What may be written; the same rules that the server applies. */
  schema: z.ZodType
  /** What else the form asks for, by field: rules that the server can not hold everybody to. */
  check?: (values: Record<string, unknown>) => Record<string, string | undefined>
  children: ReactNode
  defaultValues?: Record<string, unknown>
  /** Further buttons in the save bar, such as a preview. */
  tools?: ReactNode
  /** The fields that say whether visitors see the item: its save button then tells what it does. */
  publication?: Publication
  /** Instead of the usual save bar. */
  toolbar?: ReactNode
}

/** A form that says what is wrong beside each field, saves with Ctrl/Cmd+S, and loses nothing that is typed. */
export function AdminForm(props: Props) {
  const { isAutosaved, id, fields } = useAutosaveContext()
  useEffect(() => {
    fields.current = fieldsOf(props.schema)
  }, [fields, props.schema])
  if (!isAutosaved) return <Fields {...props} head={<LeaveWarning />} />
  return <KeptForm {...props} id={id} />
}

function KeptForm({ id, ...props }: Props & { id: string | undefined }) {
  const resource = useResourceContext() ?? ''
  const opened = useOpened({ resource, item: id ?? 'new' })
  const [firstKey] = useState(newKey)
  const [another, setAnother] = useState<string>()
  if (!opened) return <FormSkeleton />
  // What was begun before comes first, unless something else is to be begun.
  const item = id ?? another ?? opened.item ?? firstKey
  return (
    <Fields
      key={item}
      {...props}
      head={
        <FormAutosave
          place={{ resource, item }}
          opened={another ? nothingTyped : opened}
          fields={fieldsOf(props.schema)}
          defaults={props.defaultValues ?? {}}
          onBeginAnother={id ? undefined : () => setAnother(newKey())}
        />
      }
    />
  )
}

type FieldsProps = Props & { head: ReactNode }

function Fields({ schema, check, children, defaultValues, tools, publication, toolbar, head }: FieldsProps) {
  return (
    <SimpleForm
      noValidate
      sanitizeEmptyValues={false}
      toolbar={toolbar ?? <AdminToolbar publication={publication}>{tools}</AdminToolbar>}
      validate={(values) => ({ ...onlyGiven(check?.(values)), ...findProblems(schema, values) })}
      {...(defaultValues && { defaultValues })}
    >
      {head}
      {publication && <FormReleaseNote />}
      <SampleHint />
      {children}
    </SimpleForm>
  )
}

function FormReleaseNote() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  return record ? <ReleaseNote resource={resource} id={String(record.id)} /> : null
}

function SampleHint() {
  if (!useRecordContext()?.is_sample) return null
  return (
    <p className="admin-hint">
      <Badge>Sample</Badge> Invented for a first impression. Once you save a change it counts as yours.
    </p>
  )
}

const onlyGiven = (problems: Record<string, string | undefined> = {}) =>
  Object.fromEntries(Object.entries(problems).filter(([, words]) => words !== undefined))

/** What is written on one side, all else about it on the other. One below the other where there is little room. */
export function FormColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className="admin-columns-room">
      <div className="admin-columns">
        <div>{children}</div>
        <div>{side}</div>
      </div>
    </div>
  )
}

/** A few fields that belong together, under a heading. */
export function FormSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="admin-part">
      <legend>{title}</legend>
      {hint && <p className="admin-hint">{hint}</p>}
      {children}
    </fieldset>
  )
}
