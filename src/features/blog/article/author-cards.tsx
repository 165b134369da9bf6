import type { BlogText } from '#features/blog/content.ts'
import { authorsOf, type Signed } from '#features/blog/post/authors.ts'
import { useCompanyName } from '#features/blog/post/byline.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'

export function AuthorCards({ text, post }: BlogText & { post: Signed }) {
  return (
    <ul className="author-cards">
      {authorsOf(post, useCompanyName()).map(({ name, slug, bio }) => (
        <li key={name}>
          <Avatar name={name} size={72} />
          <div>
            <p className="author-role">{text.article_author_role}</p>
            <h2>{slug ? <SiteLink to={`/authors/${slug}`}>{name}</SiteLink> : name}</h2>
            {bio && <p>{bio}</p>}
            {slug && (
              <SiteLink to={`/authors/${slug}`} className="text-link">
                {text.article_author_link.replace('{name}', name)}
                <Icon path={arrowRight} />
              </SiteLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
