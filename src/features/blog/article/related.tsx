import type { BlogText } from '#features/blog/content.ts'
import { PostFacts } from '#features/blog/post/post-facts.tsx'
import { PostPicture } from '#features/blog/post/post-picture.tsx'
import type { PostItem } from '#features/blog/queries.server.ts'
import { SiteLink } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'

export function Related({ text, posts }: BlogText & { posts: PostItem[] }) {
  return (
    <Section tone="mist">
      <h2>{text.article_related}</h2>
      <ul className="related-posts">
        {posts.map((post) => (
          <li key={post.id}>
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
