import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { chevronDown, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import type { MenuEntry } from './menu.ts'
import './menu-group.css'

/** A menu entry with more under it: opens by mouse, keyboard and touch; its name stays a link of its own. */
export function MenuGroup({ group }: { group: MenuEntry }) {
  const [open, setOpen] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const chevron = useRef<HTMLButtonElement>(null)
  const touched = useRef(false)
  const id = `menu${group.to.replaceAll('/', '-')}`

  // Also when the pointer opened it and the focus is elsewhere, and where a tap does not move the focus.
  useEffect(() => {
    if (!open) return
    const leaving = new AbortController()
    const { signal } = leaving
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return
      if (item.current?.contains(document.activeElement)) chevron.current?.focus()
      setOpen(false)
    }
    const closeOutside = ({ target }: PointerEvent) => item.current?.contains(target as Node) || setOpen(false)
    document.addEventListener('keydown', closeOnEscape, { signal })
    document.addEventListener('pointerdown', closeOutside, { signal })
    return () => leaving.abort()
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const links = [...(item.current?.querySelectorAll<HTMLElement>('.menu-panel a') ?? [])]
    const next = links.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)
    // The list becomes focusable only once it is shown.
    requestAnimationFrame(() => links[Math.max(0, Math.min(next, links.length - 1))]?.focus())
  }

  return (
    <li
      ref={item}
      className="menu-group"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onPointerDown={(event) => {
        touched.current = event.pointerType !== 'mouse'
      }}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
      onKeyDown={onKeyDown}
    >
      <SiteLink
        to={group.to}
        className="menu-link"
        onClick={(event) => {
          if (touched.current && !open) event.preventDefault()
          setOpen(touched.current && !open)
        }}
      >
        {group.name}
      </SiteLink>
      <button
        ref={chevron}
        type="button"
        className="menu-chevron"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`More under ${group.name}`}
        onClick={(event) => setOpen(event.detail && !touched.current ? true : !open)}
      >
        <Icon path={chevronDown} size={16} className="turns-when-open" />
      </button>
      <ul id={id} className="card menu-panel" data-open={open || undefined}>
        {group.entries?.map(({ name, to }) => (
          <li key={to}>
            <SiteLink to={to} onClick={() => setOpen(false)}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
