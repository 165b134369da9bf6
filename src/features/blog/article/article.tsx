import { useRouteLoaderData } from 'react-router'
import { articleStates } from '#features/blog/client.ts'
import type { BlogText } from '#features/blog/content.ts'
import { everything, searchOf } from '#features/blog/filter.ts'
import { Byline } from '#features/blog/post/byline.tsx'
import { PostFacts } from '#features/blog/post/post-facts.tsx'
import { PostPicture } from '#features/blog/post/post-picture.tsx'
import '#features/blog/post/posts.css'
import type { Post } from '#features/blog/queries.server.ts'
import { shareAddress } from '#features/blog/sharing/share-address.ts'
import { SiteLink } from '#ui/link.tsx'
import '#ui/prose.css'
import { Prose } from '#ui/prose.tsx'
import { ShareLinks } from '#ui/share-links.tsx'
import './article.css'
import { AuthorCards } from './author-cards.tsx'
import { CallToAction } from './call-to-action.tsx'
import { withOutline } from './outline.ts'
import { Related } from './related.tsx'

export function Article({ text, post }: BlogText & { post: Post }) {
  const site = useRouteLoaderData<{ origin: string }>('root')
  const { html, headings } = withOutline(post.content)
  return (
    <article>
      <header className="article-head page-width">
        <SiteLink to="/blog" className="text-link">
          {articleStates.back}
        </SiteLink>
        {post.tags.length > 0 && (
          <ul className="article-tags">
            {post.tags.map((tag) => (
              <li key={tag}>
                <SiteLink to={`/blog${searchOf({ ...everything, tag })}`} className="blog-tag">
                  {tag}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        <h1>{post.title}</h1>
        {post.teaser && <p className="lead">{post.teaser}</p>}
        <div className="article-facts">
          <Byline post={post} />
          <PostFacts post={post} />
        </div>
        <PostPicture post={post} first />
      </header>
      <div className="page-width article-columns">
        <aside>
          {headings.length > 2 && (
            <nav className="article-outline" aria-label={text.article_outline}>
              <p>{text.article_outline}</p>
              <ol>
                {headings.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <ShareLinks
            label={text.article_share}
            title={post.title}
            url={`${site?.origin ?? ''}${shareAddress(post.slug)}`}
          />
        </aside>
        <div>
          <Prose html={html} />
          <AuthorCards text={text} post={post} />
        </div>
      </div>
      <CallToAction text={text} />
      {post.related.length > 0 && <Related text={text} posts={post.related} />}
    </article>
  )
}
