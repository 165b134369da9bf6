import type { ReactNode } from 'react'
import { NavLink, type NavLinkProps } from 'react-router'
import { arrowOut, Icon } from './icon.tsx'

type LinkProps = Pick<NavLinkProps, 'aria-label' | 'id' | 'lang' | 'onClick' | 'title'> & {
  to: string
  className?: string
  children?: ReactNode
}

/**
 * Every link to a page of the site. It marks the current page; the contact page alone is loaded as a new document,
 * at its form.
 */
export function SiteLink({ to, ...rest }: LinkProps) {
  if (/^\/contact(#|$)/.test(to)) return <a {...rest} href="/contact#contact" />
  return <NavLink {...rest} to={to} end prefetch="intent" />
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
