import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/** A body that users have written, made safe on the server. Its links to our own pages need no new document either. */
export function Prose({ html }: { html: string }) {
  const navigate = useNavigate()
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link || !isPlainClick(event) || !isPage(link)) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    }
    const element = body.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [navigate])

  // What may scroll sideways has to be reachable by keyboard.
  const reachable = html.replace(/<(pre|table)>/g, '<$1 tabindex="0">')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, and only there can it be read
  return <div ref={body} className="prose" dangerouslySetInnerHTML={{ __html: reachable }} />
}

/** Neither another site's, nor a file, nor the contact page, which is always loaded anew, nor a place on this page. */
function isPage({ origin, pathname, hash, target }: HTMLAnchorElement) {
  const isHere = pathname === location.pathname && hash !== ''
  return origin === location.origin && !target && !isHere && pathname !== '/contact' && !/\.\w+$/.test(pathname)
}

/** Not one that asks for a new tab or a download. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)
