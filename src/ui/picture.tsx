import type { ComponentProps } from 'react'
import { focusOf } from './picture-focus.ts'
import { srcSetOf } from './picture-sizes.ts'

type Props = ComponentProps<'img'> & {
  src: string
  alt: string
  /** How wide it is shown, for browsers to choose a file by. */
  sizes: string
}

/** A picture in the shape of a cover, cut around what has to stay in sight. */
export function Picture({ src, alt, ...rest }: Props) {
  return (
    <img
      // Before the address, else the largest file is asked for as well.
      srcSet={srcSetOf(src)}
      src={src}
      alt={alt}
      width="1200"
      height="630"
      className="picture"
      loading="lazy"
      decoding="async"
      style={{ objectPosition: focusOf(src) }}
      {...rest}
    />
  )
}
