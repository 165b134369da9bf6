import type { HTMLAttributes } from 'react'

/** A band across the page: its tone, and how wide its text runs. */
export function Section({
  tone = 'paper',
  width = 'wide',
  className = '',
  children,
  ...rest
}: HTMLAttributes<HTMLElement> & { tone?: 'paper' | 'mist' | 'ink'; width?: 'wide' | 'narrow' }) {
  return (
    <section {...rest} className={`section tone-${tone} ${className}`}>
      <div className={`page-width page-width-${width}`}>{children}</div>
    </section>
  )
}
