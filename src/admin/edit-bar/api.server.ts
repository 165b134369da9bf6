import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { hasRole, type UserEnv } from '#accounts/session.server.ts'
import { editorPath } from '#admin/content/editor-path.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { EditableTexts } from '#resources/feature.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import type { EditLink } from './edit-link.ts'

/** For users who look at the site: what the page at `path` is made of, the item first that it is about. */
export function editLinksApi({ db }: Platform, resources: Resource[], texts: EditableTexts[]) {
  return new Hono<UserEnv>().get('/edit-links', async (c) => {
    const path = c.req.query('path') ?? ''
    const { user } = c.var
    const editable = resources.filter(({ roles }) => hasRole(user, roles?.write ?? 'editor'))
    const items = await Promise.all(editable.map((resource) => findItem(db, resource, path)))
    const pages = texts
      .filter((page) => page.path === path)
      .map(({ name, content }): EditLink => ({ label: name, screen: editorPath(content.pageKey) }))
    return c.json({ items: [...items.flat(), ...pages] })
  })
}

async function findItem(db: Database, resource: Resource, path: string): Promise<EditLink[]> {
  const { table, name, label } = resource
  const slug = path.split('/').at(-1)
  if (!slug || !('slug' in table) || resource.path?.({ slug }) !== path) return []
  const [row] = await db
    .select()
    .from(table)
    .where(eq(table.slug as never, slug))
    .limit(1)
  return row ? [{ label: label(row), screen: `/admin/${name}/${row.id}` }] : []
}
