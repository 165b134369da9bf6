import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'

// How long a link is pointed at before its page's scripts are loaded.
const intentDelay = 100

/** Turns clicks on the site's links into navigations without a new document, and loads what a link will need. */
export function LinkFollower() {
  const navigate = useNavigate()
  const [intended, setIntended] = useState('')

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let timer: ReturnType<typeof setTimeout>
    const follow = (event: MouseEvent) => {
      const link = findSiteLink(event)
      if (!link || event.defaultPrevented || !isPlain(event)) return
      event.preventDefault()
      navigate(pathOf(link), {
        replace: link.href === location.href,
        preventScrollReset: 'keepPlace' in link.dataset,
      })
    }
    const expect = (event: Event) => {
      const link = findSiteLink(event)
      clearTimeout(timer)
      timer = setTimeout(() => setIntended(link ? pathOf(link) : ''), intentDelay)
    }
    document.addEventListener('click', follow, { signal })
    for (const sign of ['mouseover', 'focusin', 'touchstart']) {
      document.addEventListener(sign, expect, { signal, passive: true })
    }
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [navigate])

  return intended && <PrefetchPageLinks page={intended} />
}

/** React Router marks its links the same way: it looks for them to learn which pages may come next. */
function findSiteLink({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-discover]')
  return link && link.origin === location.origin ? link : undefined
}

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash

/** Not one that asks for a new tab or a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
