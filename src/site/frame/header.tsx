import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { usePageContent } from '#records/page-content/client.ts'
import type { SiteContent } from '#records/page-content/site-content.ts'
import { bars, cross, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { type MenuEntry, menu } from './menu.ts'
import { MenuGroup } from './menu-group.tsx'
import './small-menu.css'

export function Header() {
  const text = usePageContent<SiteContent>('site')
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState('')
  const toggle = useRef<HTMLButtonElement>(null)
  // The menu belongs to the page on which it was opened, so any navigation closes it.
  const open = openAt === key

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt('')
      toggle.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])

  return (
    <header className="site-header">
      <div className="page-width">
        <button
          ref={toggle}
          type="button"
          className="icon-button small-menu-toggle"
          aria-label="Menu"
          aria-expanded={open}
          aria-controls="small-menu"
          onClick={() => setOpenAt(open ? '' : key)}
        >
          <Icon path={open ? cross : bars} size={24} />
        </button>
        <SiteLink to="/" aria-label={`${text.company_name}, home`}>
          <Logo name={text.company_name} />
        </SiteLink>
        <nav className="menu" aria-label="Main">
          <ul>
            {menu.map((entry) =>
              entry.entries ? (
                <MenuGroup key={entry.to} group={entry} />
              ) : (
                <li key={entry.to}>
                  <SiteLink to={entry.to} className="menu-link">
                    {entry.name}
                  </SiteLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <SiteLink to="/contact" className="button button-ink button-small">
          {text.contact_button}
        </SiteLink>
      </div>
      <SmallMenu id="small-menu" open={open} />
    </header>
  )
}

/** The menu of small screens: everything at once, in the order of the large one. */
function SmallMenu({ id, open }: { id: string; open: boolean }) {
  return (
    <nav id={id} className="small-menu" aria-label="Main" data-open={open || undefined}>
      <Entries entries={menu} />
    </nav>
  )
}

function Entries({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul>
      {entries.map(
        ({ name, to, entries, largeScreensOnly }) =>
          !largeScreensOnly && (
            <li key={to}>
              <SiteLink to={to}>{name}</SiteLink>
              {entries && <Entries entries={entries} />}
            </li>
          ),
      )}
    </ul>
  )
}
