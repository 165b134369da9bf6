import { longDay } from '#ui/long-day.ts'

/** When it came out and how long it takes to read. */
export function PostFacts({ post }: { post: { listed_at: string; reading_minutes: number } }) {
  return (
    <p className="post-facts">
      <time dateTime={post.listed_at}>{longDay(post.listed_at)}</time>
      <span>{post.reading_minutes} min read</span>
    </p>
  )
}
