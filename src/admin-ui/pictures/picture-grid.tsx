import type { ReactNode } from 'react'
import type { LibraryPicture } from './library.ts'
import './pictures.css'

type Props = {
  pictures: LibraryPicture[]
  /** What makes a picture a link or a button. */
  wrap: (picture: LibraryPicture, content: ReactNode) => ReactNode
}

/** Pictures side by side, with what they are called and whether they are used. */
export function PictureGrid({ pictures, wrap }: Props) {
  return (
    <ul className="picture-grid">
      {pictures.map((picture) => (
        <li key={picture.id}>{wrap(picture, <Tile picture={picture} />)}</li>
      ))}
    </ul>
  )
}

function Tile({ picture }: { picture: LibraryPicture }) {
  const { small_url, title, alt, is_decorative, width, height, used_in } = picture
  return (
    <>
      <span className="picture-plate">
        <img src={small_url} alt="" loading="lazy" decoding="async" />
      </span>
      <span className="one-line picture-title">{title}</span>
      <span className="admin-hint">
        {[width && height && `${width} × ${height}`, usesInWords(used_in.length)].filter(Boolean).join(' · ')}
      </span>
      {!alt && !is_decorative && <span className="admin-badge">No alternative text</span>}
    </>
  )
}

const usesInWords = (uses: number) => (uses === 0 ? 'not used' : uses === 1 ? 'used once' : `used ${uses} times`)
