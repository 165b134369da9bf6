import pg from 'pg'
import { startSite } from './site.ts'

type Connection = { host: string; port: number; user: string; database: string }

/** The site on a database of its own that holds as many articles as asked for. */
export async function startBlog(connection: Connection, articles: number, env: Record<string, string> = {}) {
  const database = `blog_${articles}`
  await run(connection, `create database ${database}`)
  const { host, port, user } = connection
  const site = await startSite({
    ...env,
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`,
  })
  await run({ ...connection, database }, writeArticles, [articles])
  await run({ ...connection, database }, 'vacuum analyze')
  return site
}

async function run(connection: pg.ClientConfig, statement: string, values: unknown[] = []) {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(statement, values)
  await client.end()
}

// Bodies of some 600 words out of 4,000, of which a few are common, as in real texts. One article in eight speaks of
// “predictable delivery”, but never more than sixty do: both blogs fill a page with what is found.
const writeArticles = `
  insert into blog_posts (slug, title, teaser, content, published, publish_date, tags, authors)
  select 'article-' || n, 'Article ' || n || ' on ' || topic, 'A teaser of article ' || n,
    '<h2>' || topic || '</h2><p>' || body || '</p>', true,
    '2026-01-01'::timestamptz - n * interval '1 hour',
    array[(array['AI', 'Transformation', 'Coaching', 'Product'])[1 + n % 4], (array['Agile Leadership', 'Scrum@Scale'])[1 + n % 2]],
    jsonb_build_array(jsonb_build_object('name', 'Author ' || n % 20, 'slug', 'author-' || n % 20))
  from generate_series(1, $1::int) n,
    lateral (select case when n % greatest(8, $1::int / 60) = 0 then 'predictable delivery' else 'steady flow' end as topic) t,
    lateral (select string_agg('word' || to_hex(floor(4000 * power(random(), 3))::int), ' ') as body
      from generate_series(1, 600) where n > 0) b`
