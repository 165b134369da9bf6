import type { BlogText } from '#features/blog/content.ts'
import { PostIndex } from '#features/blog/post/post-index.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Eyebrow } from '#ui/badge.tsx'
import { ExternalLink, SiteLink } from '#ui/link.tsx'
import './author.css'
import type { AuthorPage } from './queries.server.ts'

export function Author({ text, author }: BlogText & { author: AuthorPage }) {
  const { name, face, bio, url, posts } = author
  const more = text.author_more.replace('{name}', name)
  return (
    <div className="page-width split split-sticky reading author-page">
      <header className="stack-start">
        <Avatar name={name} photo={face} size={128} />
        <Eyebrow>{text.article_author_role}</Eyebrow>
        <h1>{name}</h1>
        {bio && <p className="lead">{bio}</p>}
        {url?.startsWith('https:') && (
          <ExternalLink href={url} className="text-link">
            {more}
          </ExternalLink>
        )}
        {url?.startsWith('/') && (
          <SiteLink to={url} className="text-link">
            {more}
          </SiteLink>
        )}
        <SiteLink to="/about/consultants" className="text-link">
          {text.author_team}
        </SiteLink>
      </header>
      <section aria-labelledby="author-articles">
        <h2 id="author-articles">{text.author_articles}</h2>
        <PostIndex posts={posts} level="h3" />
      </section>
    </div>
  )
}
