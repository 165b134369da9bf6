/** One field of the entries of a list. */
export type Field = {
  name: string
  label: string
  type: 'line' | 'paragraph' | 'lines' | 'markup' | 'choice' | 'address' | 'picture' | 'key'
  required?: boolean
  hint?: string
  choices?: string[]
  /** What to call it when nothing is chosen. */
  none?: string
  /** The field whose words a `key` is made of, once. */
  from?: string
}

/** What the entries of a list are called and made of. */
export type Shape = {
  entry: string
  fields: Field[]
  least?: number
  /** Why the page leaves an entry out, by the rule that the page itself reads it with. */
  problemOf?: (entry: unknown) => EntryProblem | undefined
}

type EntryProblem = { field: string; message: string }

export const title: Field = { name: 'title', label: 'Title', type: 'line', required: true }

export const description: Field = { name: 'description', label: 'Description', type: 'paragraph' }

export const outcome: Field = { name: 'outcome', label: 'Outcome', type: 'paragraph' }

export const line = (name: string, label: string): Field => ({ name, label, type: 'line', required: true })

export const lines = (name: string, label: string, hint = 'One per line'): Field => ({
  name,
  label,
  type: 'lines',
  hint,
})
