import { SiteLink } from '#ui/link.tsx'
import { Byline } from './byline.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostPicture } from './post-picture.tsx'
import './posts.css'
import type { PostItem } from '#features/blog/queries.server.ts'

/** Articles one under the other. The whole row is the link's target; its name is the title. */
export function PostIndex({ posts, level: Heading = 'h2' }: { posts: PostItem[]; level?: 'h2' | 'h3' }) {
  return (
    <ol className="post-index ruled">
      {posts.map((post) => (
        <li key={post.id} className="pressable">
          <PostFacts post={post} />
          <div>
            <Heading>
              <SiteLink to={`/blog/${post.slug}`} viewTransition>
                {post.title}
              </SiteLink>
            </Heading>
            {post.teaser && <p className="soft">{post.teaser}</p>}
            <Byline post={post} links={false} />
          </div>
          <PostPicture post={post} />
        </li>
      ))}
    </ol>
  )
}
