import { editorPath } from '#admin/content/editor-path.ts'

export type Entry = {
  id: string
  at: string
  user_name: string
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
  send: 'Sent',
  resend: 'Sent again',
  export: 'Looked up',
  erase: 'Erased',
}

/** The order of a list is changed as a whole. */
export const isOfOrder = ({ item_id }: Pick<Entry, 'item_id'>) => item_id === 'order'

/** All mails that waited are sent at once. */
export const isOfWaiting = ({ item_id }: Pick<Entry, 'item_id'>) => item_id === 'waiting'

export function itemPath(entry: Pick<Entry, 'resource' | 'item_id' | 'item_label'>) {
  const { resource, item_id, item_label } = entry
  if (isOfOrder(entry) || isOfWaiting(entry)) return `/admin/${resource}`
  // A text has no screen of its own: its label says on which page it stands.
  const [pageKey = '', sectionKey] = item_label.split(' / ')
  return resource === 'content' ? editorPath(pageKey, sectionKey) : `/admin/${resource}/${item_id}`
}

/** Of a person there is no screen that could be linked to. */
export const isLinked = ({ resource, is_gone }: Pick<Entry, 'resource' | 'is_gone'>) =>
  !is_gone && resource !== 'people'
