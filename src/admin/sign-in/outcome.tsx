import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ButtonLook } from '#ui/button.tsx'

type Props = { title: string; way: { label: string; look: ButtonLook }; children: ReactNode }

/** How it ended, in place of the form, and the way on. */
export function Outcome({ title, way, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <Link to="/admin/login" className={`button button-${way.look}`}>
        {way.label}
      </Link>
    </div>
  )
}
