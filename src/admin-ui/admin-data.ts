import { type DataProvider, type Identifier, type RaRecord, useDataProvider } from 'react-admin'
import type { Around, Claim, Kept, Opened, PendingWrite, Place } from './pending/pending.ts'

export type Version = {
  id: string
  at: string
  user_name: string
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export type Draft = { resource: string; id?: string | undefined; values: Record<string, unknown> }

export type Picture = { url: string; width: number; height: number }

export type PreviewLink = { id: string; user_name: string; created_at: string; expires_at: string }

/** What the admin can do beyond lists and forms. */
export type AdminData = DataProvider & {
  /** Any other call of the admin. */
  call: <Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    claim?: Claim,
  ) => Promise<Answer>
  /** What somebody has typed into a form before and not saved. `item: 'new'` is what they began last. */
  openPending: (place: Place) => Promise<Opened>
  /** Keeps what is typed. `isLast`: the page may be gone before the answer is there. */
  keepPending: (place: Place, write: PendingWrite, isLast?: boolean) => Promise<Kept>
  /** Says that a form is open or left. Answers who else is there. */
  notePresence: (place: Place, isHere: boolean, signal?: AbortSignal) => Promise<Around>
  listVersions: (resource: string, id: Identifier) => Promise<Version[]>
  restore: (resource: string, id: Identifier, version: string) => Promise<RaRecord>
  /** The HTML of a public page as it would be with these drafts. */
  preview: (path: string, drafts: Draft[], signal?: AbortSignal) => Promise<string>
  /** The links that show a saved draft to somebody else and work now. */
  listPreviewLinks: (resource: string, id: Identifier) => Promise<PreviewLink[]>
  revokePreviewLink: (id: string) => Promise<void>
  /** An address that shows a saved draft to somebody else for a while. */
  makePreviewLink: (resource: string, id: Identifier) => Promise<{ url: string; expires_at: string }>
  /** Sends a file; `onProgress` is told the share that has arrived, from 0 to 1. */
  upload: <Answer = Picture>(path: string, file: File, onProgress?: (share: number) => void) => Promise<Answer>
}

export const useAdminData = () => useDataProvider<AdminData>()
