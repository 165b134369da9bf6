import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { SiteLink } from './link.tsx'

/** `go` is the one call to action of a screen; `ink` is strong, `line` is quiet. */
export type ButtonLook = 'go' | 'ink' | 'line'

export function Button({
  look = 'ink',
  className = '',
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook }) {
  return <button {...rest} type={type} className={`button button-${look} ${className}`} />
}

export function ButtonLink({
  look = 'ink',
  to,
  className = '',
  children,
}: {
  look?: ButtonLook
  to: string
  className?: string
  children: ReactNode
}) {
  return (
    <SiteLink to={to} className={`button button-${look} ${className}`}>
      {children}
    </SiteLink>
  )
}
