import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { arrowRight, Icon } from './icon.tsx'

type Props = {
  title: string
  text: string
  /** The one call to action. */
  way?: { to: string; label: string }
  /** Stands with the heading, above it. */
  above?: ReactNode
  /** Lead and ways on share a column of their own beside the heading. */
  isSplit?: boolean
  /** Other ways on, after the first. */
  children?: ReactNode
}

/** A heading, a lead and the way on, as at the end of a page. What stands around it gives it its place and look. */
export function Closing({ title, text, way, above, isSplit = false, children }: Props) {
  const heading = <h2>{title}</h2>
  const words = (
    <>
      <p className="lead">{text}</p>
      {way && (
        <ButtonLink look="go" to={way.to}>
          {way.label}
          <Icon path={arrowRight} />
        </ButtonLink>
      )}
      {children}
    </>
  )
  return (
    <>
      {above ? (
        <div>
          {above}
          {heading}
        </div>
      ) : (
        heading
      )}
      {isSplit ? <div>{words}</div> : words}
    </>
  )
}
