import { useState } from 'react'
import type { PostItem } from '#features/blog/queries.server.ts'
import { Cover } from '#ui/cover.tsx'
import { coverTopic } from '#ui/cover-address.ts'

type Pictured = Pick<PostItem, 'slug' | 'tags' | 'cover_composition' | 'featured_image_url' | 'featured_image_alt'>

/** The article's own picture, or its drawn cover when it has none or the picture can't be had. */
export function PostPicture({ post, first }: { post: Pictured; first?: boolean }) {
  const [broken, setBroken] = useState(false)
  if (!post.featured_image_url || broken) {
    return <Cover topic={coverTopic(post)} seed={post.slug} className="picture" />
  }
  return (
    <img
      // A picture may have failed before the page came alive.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(true)
      }}
      src={post.featured_image_url}
      alt={post.featured_image_alt ?? ''}
      width="1200"
      height="630"
      className="picture"
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}
