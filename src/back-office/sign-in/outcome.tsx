import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink, type ButtonLook } from '#ui/button.tsx'

type Props = { title: string; way: { label: string; look: ButtonLook }; children: ReactNode }

/** How it ended, in place of the form, and the way on. */
export function Outcome({ title, way, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="door-outcome">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <ButtonLink to="/admin/login" look={way.look}>
        {way.label}
      </ButtonLink>
    </div>
  )
}
