import { useRouteLoaderData } from 'react-router'
import { articleStates } from '#features/blog/client.ts'
import type { BlogText } from '#features/blog/content.ts'
import { everything, searchOf } from '#features/blog/filter.ts'
import { Byline, useCompanyName } from '#features/blog/post/byline.tsx'
import { PostFacts } from '#features/blog/post/post-facts.tsx'
import { PostPicture } from '#features/blog/post/post-picture.tsx'
import '#features/blog/post/posts.css'
import type { Post, PostItem } from '#features/blog/queries.server.ts'
import { shareAddress } from '#features/blog/sharing/share-address.ts'
import { Closing } from '#ui/closing.tsx'
import { SiteLink } from '#ui/link.tsx'
import { Prose } from '#ui/reading/prose.tsx'
import { ShareLinks } from '#ui/reading/share-links.tsx'
import './article.css'
import { authorsOf, type Signed } from '#features/blog/post/authors.ts'
import { Avatar } from '#ui/avatar.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { withOutline } from './outline.ts'

export function Article({ text, post }: BlogText & { post: Post }) {
  const site = useRouteLoaderData<{ origin: string }>('root')
  const { html, headings } = withOutline(post.content)
  return (
    <article>
      <header className="page-width reading-head">
        <SiteLink to="/blog" className="text-link">
          {articleStates.back}
        </SiteLink>
        {post.tags.length > 0 && (
          <ul className="chips">
            {post.tags.map((tag) => (
              <li key={tag}>
                <SiteLink to={`/blog${searchOf({ ...everything, tag })}`}>{tag}</SiteLink>
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
      <div className="page-width split split-sticky reading">
        <aside className="article-side">
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

function CallToAction({ text }: BlogText) {
  return (
    <Section tone="ink">
      <div className="split split-even">
        <Closing
          isSplit
          title={text.article_cta_title}
          text={text.article_cta_text}
          way={{ to: '/contact', label: text.article_cta_button }}
        />
      </div>
    </Section>
  )
}

function Related({ text, posts }: BlogText & { posts: PostItem[] }) {
  return (
    <Section tone="mist">
      <h2>{text.article_related}</h2>
      <ul className="tiles related-posts">
        {posts.map((post) => (
          <li key={post.id} className="pressable">
            <PostPicture post={post} />
            <h3>
              <SiteLink to={`/blog/${post.slug}`}>{post.title}</SiteLink>
            </h3>
            <PostFacts post={post} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function AuthorCards({ text, post }: BlogText & { post: Signed }) {
  return (
    <ul className="author-cards">
      {authorsOf(post, useCompanyName()).map(({ name, slug, bio }) => (
        <li key={name} className="card">
          <Avatar name={name} photo={post.faces?.[name]} size={88} />
          <div>
            <p className="soft small">{text.article_author_role}</p>
            <h2>{slug ? <SiteLink to={`/authors/${slug}`}>{name}</SiteLink> : name}</h2>
            {bio && <p>{bio}</p>}
            {slug && (
              <SiteLink to={`/authors/${slug}`} className="text-link">
                {text.article_author_link.replace('{name}', name)}
                <Icon path={arrowRight} />
              </SiteLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
