import { traces } from '#accounts/traces.ts'
import { editorPath } from '#admin/content/editor-path.ts'

export type Entry = {
  id: string
  at: string
  user_name: string
  user_email: string | null
  network: string | null
  action: string
  resource: string
  item_id: string
  item_label: string
  changed: string[]
  is_gone: boolean
  has_values: boolean
}

export type WholeEntry = Entry & { before: Record<string, unknown> | null; after: Record<string, unknown> | null }

const verbs: Record<string, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  publish: 'Published',
  send: 'Sent',
  resend: 'Sent again',
  export: 'Exported',
  merge: 'Merged',
  unmerge: 'Told apart',
  erase: 'Erased',
  'sign-in': 'Signed in as',
  'sign-in-begun': 'Gave the right password of',
  'sign-in-failed': 'Failed to sign in as',
  'sign-out': 'Signed out as',
  'session-end': 'Ended a session of',
  read: 'Read',
  upload: 'Uploaded',
  'preview-link': 'Made a link to preview',
}

export function verbOf({ action, resource }: Pick<Entry, 'action' | 'resource'>): string {
  if (action === 'send' && resource === 'people') return 'Wrote to'
  if (action === 'restore' && resource === 'releases') return 'Took back'
  return verbs[action] ?? action
}

/** What their entries are called says what they are. */
export const isNamedInFull = ({ resource }: Pick<Entry, 'resource'>) =>
  ['sign-ins', 'people', 'personal-data', 'scan-versions'].includes(resource)

/** What it is called in the middle of a sentence. */
export function nameOf({ resource, item_label }: Pick<Entry, 'resource' | 'item_label'>): string {
  if (resource === 'people') return item_label.replace(/^Person /, 'person ')
  if (resource === 'scan-versions') return item_label.replace(/^Version (\d+) of the scan.*/s, 'version $1 of the scan')
  return item_label
}

/** The order of a list is changed as a whole. */
export const isOfOrder = ({ item_id }: Pick<Entry, 'item_id'>) => item_id === 'order'

/** All mails that waited are sent at once. */
export const isOfWaiting = ({ item_id }: Pick<Entry, 'item_id'>) => item_id === 'waiting'

/** A list was read or exported, and not one of its items. */
export const isOfList = ({ item_id }: Pick<Entry, 'item_id'>) => item_id === 'list'

export const isTrace = ({ action }: Pick<Entry, 'action'>) => traces.some((trace) => trace === action)

export function itemPath(entry: Pick<Entry, 'resource' | 'item_id' | 'item_label'>) {
  const { resource, item_id, item_label } = entry
  if (isOfOrder(entry) || isOfWaiting(entry) || isOfList(entry)) return `/admin/${resource}`
  // A text has no screen of its own: its label says on which page it stands.
  const [pageKey = '', sectionKey] = item_label.split(' / ')
  return resource === 'content' ? editorPath(pageKey, sectionKey) : `/admin/${resource}/${item_id}`
}

/** Of a person, a sign-in or a file there is no screen that could be linked to. */
export const isLinked = ({ resource, is_gone }: Pick<Entry, 'resource' | 'is_gone'>) =>
  !is_gone && !['personal-data', 'sign-ins', 'files'].includes(resource)
