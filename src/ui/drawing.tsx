import type { SVGAttributes } from 'react'

/** A picture for the eye alone. Its shapes never change, so React passes them on as they are. */
export function Drawing({ shapes, ...rest }: SVGAttributes<SVGSVGElement> & { shapes: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes are written here, never by users or visitors
  return <svg {...rest} aria-hidden="true" dangerouslySetInnerHTML={{ __html: shapes }} />
}
