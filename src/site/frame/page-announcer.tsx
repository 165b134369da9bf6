import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a navigation inside the site: puts the focus on the new page's heading and reads its title aloud. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (hash) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash])

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}
