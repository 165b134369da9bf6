import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { arrowOut, Icon } from './icon.tsx'

type LinkProps = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'aria-label' | 'id' | 'lang' | 'onClick' | 'rel' | 'title'
> & {
  to: string
  /** Links within one page know themselves which of them is shown. */
  isCurrent?: boolean
  /** What one looks at stays where it is, as with a filter. */
  keepsPlace?: boolean
  className?: string
  children?: ReactNode
}

/**
 * Every link to a page of the site. It marks the current page; the contact page alone is loaded as a new document,
 * at its form. A bare element, because a page has forty of them: `LinkFollower` follows the clicks on all of them.
 */
export function SiteLink({ to, isCurrent, keepsPlace, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  const end = to.search(/[?#]/)
  const path = end < 0 ? to : to.slice(0, end)
  if (path === '/contact') return <a {...rest} href="/contact#contact" />
  const isShown = isCurrent ?? (path.length === pathname.length && path.toLowerCase() === pathname.toLowerCase())
  return (
    <a
      {...rest}
      href={to}
      aria-current={isShown ? 'page' : undefined}
      data-discover="true"
      data-keep-place={keepsPlace || undefined}
    />
  )
}

/** A link that leaves the site, in a new tab, and says so to those who can't see the arrow. */
export function ExternalLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <Icon path={arrowOut} size={18} />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
