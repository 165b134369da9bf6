import type { LibraryPicture } from '#admin-ui/pictures/library.ts'

/** `cut_from` is the id of the whole picture. */
export type Picture = LibraryPicture & { cut_from: string | null }
