import { Feed } from 'feed'
import { blogContent } from '#features/blog/content.ts'
import { authorsOf } from '#features/blog/post/authors.ts'
import { findNextPublication, listNewestPosts } from '#features/blog/queries.server.ts'
import { expireAt, pageContext, platformContext } from '#platform/platform.server.ts'
import { getCompanyName, getPageContent } from '#records/page-content/queries.server.ts'
import type { Route } from './+types/feed.ts'

const newest = 20

/** The newest articles for feed readers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext)
  const page = context.get(pageContext)
  const [companyName, text, posts, next] = await Promise.all([
    getCompanyName(db),
    getPageContent(db, blogContent),
    listNewestPosts(db, newest, now()),
    findNextPublication(db, now()),
  ])
  if (next) expireAt(page, next)
  const blog = `${page.origin}/blog`
  const feed = new Feed({
    id: blog,
    link: blog,
    title: plain(`${companyName}: ${text.hero_title}`),
    description: plain(text.meta_description),
    language: 'en',
    copyright: plain(companyName),
    feedLinks: { rss: `${blog}/rss.xml` },
    ...(posts[0] && { updated: new Date(posts[0].listed_at) }),
  })
  for (const post of posts) {
    feed.addItem({
      id: `${blog}/${post.slug}`,
      link: `${blog}/${post.slug}`,
      title: plain(post.title),
      description: plain(post.teaser ?? ''),
      date: new Date(post.listed_at),
      category: post.tags.map((name) => ({ name: plain(name) })),
      author: authorsOf(post, companyName).map(({ name }) => ({ name: plain(name) })),
    })
  }
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

// The library escapes only the first end of a CDATA section in a text, and leaves signs that XML doesn't know.
const plain = (text: string) => text.replace(/[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu, '').replaceAll(']]>', ']] >')
