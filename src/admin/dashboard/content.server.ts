import { sql } from 'drizzle-orm'
import { blogPosts } from '#features/blog/tables.server.ts'
import { events } from '#features/events/tables.server.ts'
import { useCases } from '#features/use-cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type ContentItem = {
  resource: 'blog' | 'use-cases' | 'events'
  id: string
  title: string
  state: 'draft' | 'scheduled'
  /** When it will appear, or when it was last worked on. */
  at: string
}

const shown = 8

/** What visitors don't see yet: what appears by itself first, in its order, then drafts, the latest first. */
export async function summarizeContent(db: Database, now: Date) {
  const at = now.toISOString()
  const { rows } = await db.execute<ContentItem & { drafts: number; scheduled: number }>(sql`
    with hidden as (
      select 'blog' as resource, id, title, case when published then 'scheduled' else 'draft' end as state,
        case when published then publish_date else updated_at end as at
      from ${blogPosts} where not published or publish_date > ${at}
      union all
      select 'use-cases', id, title, 'draft', updated_at from ${useCases} where not published
      union all
      select 'events', id, title, 'draft', updated_at from ${events} where not is_visible
    )
    select *, (count(*) filter (where state = 'draft') over ())::int as drafts,
      (count(*) filter (where state = 'scheduled') over ())::int as scheduled
    from hidden
    order by state = 'scheduled' desc, case when state = 'scheduled' then at end, at desc, id
    limit ${shown}`)
  const [{ drafts = 0, scheduled = 0 } = {}] = rows
  const items: ContentItem[] = rows.map(({ resource, id, title, state, at }) => ({
    resource,
    id,
    title,
    state,
    at: new Date(at).toISOString(),
  }))
  return { drafts, scheduled, items }
}
