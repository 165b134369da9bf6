import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAdminData } from '#admin-ui/admin-data.ts'

/** An item that shows a picture: what it is called, and where it is edited. */
export type UsedIn = { resource: string; id: string; label: string; to: string }

export type LibraryPicture = {
  id: string
  bucket: string
  url: string
  /** For a tile. */
  small_url: string
  title: string
  alt: string | null
  is_decorative: boolean
  width: number | null
  height: number | null
  bytes: number
  focus_x: number
  focus_y: number
  created_at: string
  used_in: UsedIn[]
  is_long_unused: boolean
}

export type Library = { items: LibraryPicture[]; total: number; long_unused: number }

export const libraryKey = ['pictures']

export const libraryPageSize = 24

/** One page of everything that was uploaded. */
export function useLibrary(asked: { q: string; show: string; page: number }) {
  const data = useAdminData()
  const query = new URLSearchParams({ ...asked, page: String(asked.page), per_page: String(libraryPageSize) })
  return useQuery({
    queryKey: [...libraryKey, 'list', asked],
    queryFn: () => data.call<Library>('GET', `pictures?${query}`),
    placeholderData: keepPreviousData,
  })
}
