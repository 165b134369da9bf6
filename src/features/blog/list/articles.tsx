import type { BlogText } from '#features/blog/content.ts'
import { countPages, type PostFilter, searchOf } from '#features/blog/filter.ts'
import { PostIndex } from '#features/blog/post/post-index.tsx'
import type { PostList } from '#features/blog/queries.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Pager } from '#ui/pager.tsx'
import { Spinner } from '#ui/spinner.tsx'
import './articles.css'
import { GuideCall } from './guide-call.tsx'
import { LeadPost } from './lead-post.tsx'

type Props = BlogText & { filter: PostFilter; data: PostList | undefined; isChanging: boolean }

export function Articles({ text, filter, data, isChanging }: Props) {
  if (!data) {
    return (
      <div className="page-width blog-state">
        <Spinner label={text.loading} />
      </div>
    )
  }
  if (data.items.length === 0) return <Nothing text={text} filter={filter} />
  const isFront = searchOf(filter) === ''
  const [lead, ...rest] = data.items
  return (
    <div className="page-width blog-articles" aria-busy={isChanging}>
      {isFront && lead ? (
        <>
          <LeadPost text={text} post={lead} />
          <PostIndex posts={rest.slice(0, 3)} />
          <GuideCall text={text} />
          <PostIndex posts={rest.slice(3)} />
        </>
      ) : (
        <PostIndex posts={data.items} />
      )}
      <Pager page={filter.page} pages={countPages(data.total)} to={(page) => `/blog${searchOf({ ...filter, page })}`} />
      <a href="/blog/rss.xml" className="text-link blog-feed">
        {text.feed_link}
      </a>
    </div>
  )
}

function Nothing({ text, filter }: BlogText & { filter: PostFilter }) {
  const filtered = Boolean(filter.q || filter.tag)
  return (
    <div className="page-width blog-state">
      <h2>{text.empty_title}</h2>
      <p className="lead">{filtered ? text.empty_text : text.empty_text_plain}</p>
      {filtered && (
        <ButtonLink look="line" to="/blog">
          {text.empty_button}
        </ButtonLink>
      )}
    </div>
  )
}
