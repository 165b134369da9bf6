import { useQuery } from '@tanstack/react-query'
import { listFailure, type postsQuery } from '#features/blog/client.ts'
import { PostFacts } from '#features/blog/post/post-facts.tsx'
import { PostPicture } from '#features/blog/post/post-picture.tsx'
import type { PostItem } from '#features/blog/queries.server.ts'
import { SiteLink } from '#ui/link.tsx'
import type { InsightsText } from './content.ts'
import { Part } from './part.tsx'
import './articles.css'

const shown = 5

/** The newest large, the next ones as headlines beside it. */
export function Articles({ text, query }: InsightsText & { query: ReturnType<typeof postsQuery> }) {
  const { data, isError } = useQuery(query)
  const wording = {
    title: text.articles_title,
    link: text.articles_link,
    empty: text.articles_empty,
    loading: text.loading,
    failure: listFailure,
  }
  return (
    <div className="page-width">
      <Part name="articles" to="/blog" wording={wording} answer={{ items: data?.items.slice(0, shown), isError }}>
        {([first, ...others]) => (
          <div className="split front">
            {first && <Lead post={first} />}
            {others.length > 0 && (
              <div className="front-more">
                <h3 className="small soft">{text.articles_latest}</h3>
                <ol className="ruled">
                  {others.map((post) => (
                    <li key={post.id}>
                      <h4>
                        <SiteLink to={`/blog/${post.slug}`}>{post.title}</SiteLink>
                      </h4>
                      <PostFacts post={post} />
                    </li>
                  ))}
                </ol>
              </div>
            )}
          </div>
        )}
      </Part>
    </div>
  )
}

function Lead({ post }: { post: PostItem }) {
  return (
    <article>
      <PostPicture post={post} first />
      <h3>
        <SiteLink to={`/blog/${post.slug}`}>{post.title}</SiteLink>
      </h3>
      {post.teaser && <p className="lead">{post.teaser}</p>}
      <PostFacts post={post} />
    </article>
  )
}
