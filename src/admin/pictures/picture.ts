import type { LibraryPicture } from '#admin-ui/pictures/library.ts'

/** An item that shows a picture: what it is called, in which fields, and where it is edited. */
export type UsedBy = { resource: string; label: string; fields: string[]; to: string }

export type Picture = LibraryPicture & { cut_from: string | null; used_by: UsedBy[] }
