import type { EditableTexts } from './feature.server.ts'
import type { Resource } from './resource.server.ts'

/** Refuses an address that a page of the site has: the page would be shown, and the item never. */
export function withFreeAddresses(resource: Resource, pages: EditableTexts[]): Resource {
  const { path, check } = resource
  if (!path || !('slug' in resource.table)) return resource
  return {
    ...resource,
    check(row) {
      const address = path(row)
      const page = pages.find((known) => known.path === address)
      const taken = page ? [{ path: 'slug', message: `${address} is the page “${page.name}”. Choose another.` }] : []
      return [...taken, ...(check?.(row) ?? [])]
    },
  }
}
