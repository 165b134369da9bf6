import { useRouteLoaderData } from 'react-router'
import { Avatar } from '#ui/avatar.tsx'
import { SiteLink } from '#ui/link.tsx'
import { authorsOf, type Signed } from './authors.ts'

/** Who wrote it. Names lead to their page; the company has none. */
export function Byline({ post, links = true }: { post: Signed; links?: boolean }) {
  const authors = authorsOf(post, useCompanyName())
  return (
    <p className="byline">
      <span className="byline-faces" aria-hidden="true">
        {authors.map(({ name }) => (
          <Avatar key={name} name={name} photo={post.faces?.[name]} size={40} />
        ))}
      </span>
      <span>
        {authors.map(({ name, slug }, i) => (
          <span key={name}>
            {i > 0 && (i === authors.length - 1 ? ' and ' : ', ')}
            {links && slug ? (
              <SiteLink to={`/authors/${slug}`} className="text-link">
                {name}
              </SiteLink>
            ) : (
              name
            )}
          </span>
        ))}
      </span>
    </p>
  )
}

export const useCompanyName = () => useRouteLoaderData<{ companyName: string }>('root')?.companyName ?? ''
