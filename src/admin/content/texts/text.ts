import type { Role } from '#resources/resource.server.ts'
import type { Shape } from '#resources/text-list.ts'

/** How a text is written: the field that the form shows for it. */
export type Kind =
  | 'line'
  | 'paragraph'
  | 'html'
  | 'switch'
  | 'day'
  | 'number'
  | 'address'
  | 'email'
  | 'picture'
  | 'lines'
  | 'list'

/** What is longer gets a field with several lines. */
export const longestLine = 44

/** What users have saved in place of a built-in text. */
export type SavedText = { id: string; content: string; show_on_homepage: boolean; updated_at: string }

/** A text of a page with all that its form needs to know. */
export type Text = {
  section_key: string
  label: string
  kind: Kind
  shape?: Shape
  hint?: string
  /** The least role that may change it. */
  role: Role
  default: string
  /** Whether users may say that it is meant to be empty; elsewhere an empty one is the default. */
  mayBeEmpty: boolean
  saved: SavedText | null
}

export type TextGroup = { title: string; texts: Text[] }

export type ContentPage = { page_key: string; name: string; group: string; path: string; groups: TextGroup[] }

export type PageSummary = Omit<ContentPage, 'groups'> & { texts: number; changed: number; updated_at: string | null }

export type Match = { page_key: string; page: string; section_key: string; label: string; excerpt: string }
