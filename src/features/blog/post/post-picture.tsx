import { useState } from 'react'
import type { PostItem } from '#features/blog/queries.server.ts'
import { Cover } from '#ui/cover.tsx'
import { coverTopic } from '#ui/cover-address.ts'
import { Picture } from '#ui/picture.tsx'

type Pictured = Pick<PostItem, 'slug' | 'tags' | 'cover_composition' | 'featured_image_url' | 'featured_image_alt'>

/** The article's own picture, or its drawn cover when it has none or the picture can't be had. */
export function PostPicture({ post, first }: { post: Pictured; first?: boolean }) {
  const [broken, setBroken] = useState(false)
  if (!post.featured_image_url || broken) {
    return <Cover topic={coverTopic(post)} seed={post.slug} className="picture" />
  }
  return (
    <Picture
      // A picture may have failed before the page came alive.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(true)
      }}
      src={post.featured_image_url}
      alt={post.featured_image_alt ?? ''}
      sizes={first ? '(min-width: 80rem) 72rem, 94vw' : '(min-width: 48rem) 26rem, 94vw'}
      loading={first ? 'eager' : 'lazy'}
      onError={() => setBroken(true)}
    />
  )
}
