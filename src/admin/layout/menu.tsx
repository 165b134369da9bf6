import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import { usePermissions } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import type { Me } from '#admin/me.ts'
import { type Entry, groups, isOpenTo } from './entries.ts'

/** The way to every screen that the role may open. */
export function AdminMenu({ onChoose }: { onChoose?: () => void }) {
  const { permissions } = usePermissions<Me['role']>()
  return (
    <nav className="admin-menu" aria-label="Admin">
      <ul>
        <Item to="/admin" label="Dashboard" icon={SpaceDashboardOutlined} onChoose={onChoose} />
      </ul>
      {groups.map(({ title, entries }) => (
        <section key={title} aria-labelledby={`admin-menu-${title}`}>
          <h2 id={`admin-menu-${title}`}>{title}</h2>
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
