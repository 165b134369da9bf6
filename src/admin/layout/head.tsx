import ArrowBack from '@mui/icons-material/ArrowBack'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { findParent } from './entries.ts'

/** Where one is: the way back, and the heading into which each screen writes its title. */
export function PageHead() {
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(heading)
  useFocusAfterNavigation(heading, pathname)
  const parent = findParent(pathname)
  return (
    <div className="admin-head">
      {parent && (
        <Link to={parent.to} className="admin-back" aria-label={`Back to ${parent.label}`}>
          <ArrowBack fontSize="inherit" />
          {parent.label}
        </Link>
      )}
      {/* biome-ignore lint/a11y/useHeadingContent: each screen writes its own title into it */}
      <h1 id="react-admin-title" ref={heading} tabIndex={-1} />
    </div>
  )
}

/** Titles change when a record has arrived, so the heading itself is watched. */
function useDocumentTitle(heading: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = heading
    if (!current) return
    const write = () => {
      const title = current.textContent?.trim()
      document.title = title ? `${title} · Admin` : 'Admin'
    }
    const observer = new MutationObserver(write)
    observer.observe(current, { childList: true, characterData: true, subtree: true })
    write()
    return () => observer.disconnect()
  }, [heading])
}

/** Whoever can't see that another screen has come is told by its heading. A field that took the focus keeps it. */
function useFocusAfterNavigation(heading: RefObject<HTMLElement | null>, pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const { activeElement } = document
    if (activeElement?.closest('form, [role=dialog]')) return
    heading.current?.focus({ preventScroll: true })
  }, [heading, pathname])
}
