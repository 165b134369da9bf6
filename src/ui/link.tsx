import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { arrowOut, Icon } from './icon.tsx'

type LinkProps = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'aria-label' | 'id' | 'lang' | 'onClick' | 'rel' | 'title'
> & {
  to: string
  /** Links within one page know themselves which of them is shown. */
  isCurrent?: boolean
  /** What both pages show moves from its place on this one to its place on the next. */
  viewTransition?: boolean
  /** What one looks at stays where it is, as with a filter. */
  keepsPlace?: boolean
  className?: string
  children?: ReactNode
}

/** Every link to a page of the site. It marks the current page; the contact page alone is loaded anew, at its form. */
export function SiteLink({ to, isCurrent, keepsPlace = false, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  const [path = ''] = to.split(/[?#]/)
  if (path === '/contact') return <a {...rest} href="/contact#contact" />
  const isShown = isCurrent ?? path.toLowerCase() === pathname.toLowerCase()
  return (
    <Link
      {...rest}
      to={to}
      prefetch="intent"
      preventScrollReset={keepsPlace}
      aria-current={isShown ? 'page' : undefined}
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
