import type { CSSProperties } from 'react'
import { focusOf } from './picture-focus.ts'

/** A photo, or initials on a disc in one of the two lanes' tints: the same name always gets the same one. */
export function Avatar({ name, photo, size = 56 }: { name: string; photo?: string | null | undefined; size?: number }) {
  const lane = name.length % 2 ? 'agile' : 'ai'
  return (
    <span className={`avatar avatar-${lane}`} style={{ '--size': `${size / 16}rem` } as CSSProperties}>
      {photo ? (
        <img
          src={photo}
          alt={name}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          style={{ objectPosition: focusOf(photo) }}
        />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  )
}

/** The first letters of the first two words of a name: at most two. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/).slice(0, 2)
  return words.map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('')
}
