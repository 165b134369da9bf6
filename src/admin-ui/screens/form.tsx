import type { ReactNode } from 'react'
import { SimpleForm, useRecordContext } from 'react-admin'
import type { z } from 'zod'
import { Badge } from '#admin-ui/fields/fields.tsx'
import { LeaveWarning } from './leave-warning.ts'
import { findProblems } from './problems.ts'
import { AdminToolbar } from './toolbar.tsx'

type Props = {
  /** What may be written; the same rules that the server applies. */
  schema: z.ZodType
  /** What else the form asks for, by field: rules that the server can not hold everybody to. */
  check?: (values: Record<string, unknown>) => Record<string, string | undefined>
  children: ReactNode
  defaultValues?: Record<string, unknown>
  /** Further buttons in the save bar, such as a preview. */
  tools?: ReactNode
  /** Instead of the usual save bar. */
  toolbar?: ReactNode
}

/** A form that says what is wrong beside each field, saves with Ctrl/Cmd+S, and warns before losing changes. */
export function AdminForm({ schema, check, children, defaultValues, tools, toolbar }: Props) {
  return (
    <SimpleForm
      noValidate
      sanitizeEmptyValues={false}
      toolbar={toolbar ?? <AdminToolbar>{tools}</AdminToolbar>}
      validate={(values) => ({ ...onlyGiven(check?.(values)), ...findProblems(schema, values) })}
      {...(defaultValues && { defaultValues })}
    >
      <LeaveWarning />
      <SampleHint />
      {children}
    </SimpleForm>
  )
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
