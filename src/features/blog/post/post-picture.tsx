import { useState } from 'react'
import { Cover } from '#ui/cover.tsx'

type Pictured = { slug: string; featured_image_url: string | null; featured_image_alt: string | null }

/** The article's own picture, or its drawn cover when it has none or the picture can't be had. */
export function PostPicture({ post, first }: { post: Pictured; first?: boolean }) {
  const [broken, setBroken] = useState(false)
  if (!post.featured_image_url || broken) return <Cover seed={post.slug} className="picture" />
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
