import type { BlogText } from '#features/blog/content.ts'
import { countPages, isFiltered, type PostFilter, searchOf } from '#features/blog/filter.ts'
import { guidePath } from '#features/blog/guide/archetypes.ts'
import { PostIndex } from '#features/blog/post/post-index.tsx'
import type { PostItem, PostList } from '#features/blog/queries.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Pager } from '#ui/pager.tsx'
import { Spinner } from '#ui/spinner.tsx'
import './articles.css'
import { Byline } from '#features/blog/post/byline.tsx'
import { PostFacts } from '#features/blog/post/post-facts.tsx'
import { PostPicture } from '#features/blog/post/post-picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'

type Props = BlogText & { filter: PostFilter; data: PostList | undefined; isChanging: boolean }

export function Articles({ text, filter, data, isChanging }: Props) {
  if (!data) {
    return (
      <div className="page-width section stack-start">
        <Spinner label={text.loading} />
      </div>
    )
  }
  if (data.items.length === 0) return <Nothing text={text} filter={filter} />
  const isFront = searchOf(filter) === ''
  const [lead, ...rest] = data.items
  return (
    <div className="page-width search-results blog-articles" aria-busy={isChanging}>
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
      <a href="/blog/rss.xml" className="text-link">
        {text.feed_link}
      </a>
    </div>
  )
}

function Nothing({ text, filter }: BlogText & { filter: PostFilter }) {
  return (
    <div className="page-width section stack-start">
      <h2>{text.empty_title}</h2>
      <p className="lead">{isFiltered(filter) ? text.empty_text : text.empty_text_plain}</p>
      <ButtonLink look="line" to="/blog">
        {text.empty_button}
      </ButtonLink>
    </div>
  )
}

/** The newest article, over the whole width. */
function LeadPost({ text, post }: BlogText & { post: PostItem }) {
  return (
    <article className="split split-wide pressable lead-post">
      <PostPicture post={post} first />
      <div className="stack-start">
        <Badge>{text.lead_label}</Badge>
        <h2>
          <SiteLink to={`/blog/${post.slug}`} viewTransition>
            {post.title}
          </SiteLink>
        </h2>
        {post.teaser && <p className="lead">{post.teaser}</p>}
        <Byline post={post} links={false} />
        <PostFacts post={post} />
      </div>
    </article>
  )
}

/** A pause in the list, and the way to the archetypes guide. */
function GuideCall({ text }: BlogText) {
  return (
    <aside className="call tone-ink guide-call">
      <svg viewBox="0 0 400 260" preserveAspectRatio="xMaxYMid slice" className="behind" aria-hidden="true">
        <path className="lane-agile" d="M-20 40H90C190 40 170 130 260 130" />
        <path className="lane-ai" d="M-20 220H90C190 220 170 130 260 130" />
        <path className="lane-velocity" d="M260 130H440" />
        <circle className="station lane-agile" cx="90" cy="40" r="9" />
        <circle className="station lane-ai" cx="90" cy="220" r="9" />
        <circle className="station lane-velocity" cx="260" cy="130" r="17" />
      </svg>
      <div className="stack-start">
        <h2>{text.guide_title}</h2>
        <p className="soft">{text.guide_text}</p>
        <SiteLink to={guidePath} className="button button-line">
          {text.guide_link}
          <Icon path={arrowRight} />
        </SiteLink>
      </div>
    </aside>
  )
}
