export type Entry = {
  id: string
  at: string
  staff_name: string
  action: string
  resource: string
  item_id: string
  item_label: string
  changed: string[]
  is_gone: boolean
}

export type WholeEntry = Entry & { before: Record<string, unknown> | null; after: Record<string, unknown> | null }

export const verbs: Record<string, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  publish: 'Published',
  resend: 'Sent again',
  erase: 'Erased',
}

/** The order of a list is changed as a whole. */
export const isOfOrder = ({ item_id }: Pick<Entry, 'item_id'>) => item_id === 'order'

export const itemPath = (entry: Pick<Entry, 'resource' | 'item_id'>) =>
  isOfOrder(entry) ? `/admin/${entry.resource}` : `/admin/${entry.resource}/${entry.item_id}`

export const isLinked = ({ action, is_gone }: Entry) => !is_gone && action !== 'erase'
