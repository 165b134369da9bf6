import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import { usePermissions } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import type { Me } from '#back-office/me.ts'
import { type Entry, groups, isOpenTo } from './entries.ts'

/** The way to every screen that the role may open. */
export function OfficeMenu({ onChoose }: { onChoose?: () => void }) {
  const { permissions } = usePermissions<Me['role']>()
  return (
    <nav className="office-menu" aria-label="Back office">
      <ul>
        <Item to="/admin" label="Dashboard" icon={SpaceDashboardOutlined} onChoose={onChoose} />
      </ul>
      {groups.map(({ title, entries }) => (
        <section key={title} aria-labelledby={`office-menu-${title}`}>
          <h2 id={`office-menu-${title}`}>{title}</h2>
          <ul>
            {entries
              .filter(({ to }) => isOpenTo(permissions, to))
              .map((entry) => (
                <Item key={entry.to} {...entry} onChoose={onChoose} />
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function Item({ to, label, icon: Icon, onChoose }: Entry & { onChoose: (() => void) | undefined }) {
  const { pathname } = useLocation()
  const isCurrent = pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`))
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} onClick={onChoose}>
        <Icon fontSize="small" />
        {label}
      </Link>
    </li>
  )
}
