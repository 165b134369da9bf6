import { SiteLink } from '#ui/link.tsx'
import { type MenuEntry, menu } from './menu.ts'
import './small-menu.css'

/** The menu of small screens: everything at once, in the order of the large one. */
export function SmallMenu({ id, open }: { id: string; open: boolean }) {
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
