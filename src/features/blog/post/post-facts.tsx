/** When it came out and how long it takes to read. */
export function PostFacts({ post }: { post: { listed_at: string; reading_minutes: number } }) {
  return (
    <p className="post-facts">
      <time dateTime={post.listed_at}>{postDate(post.listed_at)}</time>
      <span>{post.reading_minutes} min read</span>
    </p>
  )
}

const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The same on the server and in every browser, wherever it stands. */
const postDate = (moment: string) => long.format(new Date(moment))
