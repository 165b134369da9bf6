import type { BlogText } from '#features/blog/content.ts'
import { Byline } from '#features/blog/post/byline.tsx'
import { PostFacts } from '#features/blog/post/post-facts.tsx'
import { PostPicture } from '#features/blog/post/post-picture.tsx'
import type { PostItem } from '#features/blog/queries.server.ts'
import { Badge } from '#ui/badge.tsx'
import { SiteLink } from '#ui/link.tsx'

/** The newest article, over the whole width. */
export function LeadPost({ text, post }: BlogText & { post: PostItem }) {
  return (
    <article className="lead-post">
      <PostPicture post={post} first />
      <div>
        <Badge>{text.lead_label}</Badge>
        <h2>
          <SiteLink to={`/blog/${post.slug}`}>{post.title}</SiteLink>
        </h2>
        {post.teaser && <p className="lead">{post.teaser}</p>}
        <Byline post={post} links={false} />
        <PostFacts post={post} />
      </div>
    </article>
  )
}
