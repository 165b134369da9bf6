import ArrowBack from '@mui/icons-material/ArrowBack'
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import { Drawer, useMediaQuery } from '@mui/material'
import { Component, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { type LayoutProps, usePermissions } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import type { Me } from '#admin/me.ts'
import { useEditedPage } from '#admin-ui/edited-page.ts'
import { FormSkeleton } from '#admin-ui/screens/form-skeleton.tsx'
import { LeaveQuestion } from '#admin-ui/screens/leave-warning.ts'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import { AdminBar } from './bar.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { type Entry, findParent, groups, isOpenTo } from './entries.ts'
import { OnlyAdministrators } from './only-administrators.tsx'

const wide = '(width >= 64rem)'

/**
 * Bar above, menu beside, and the screen; the menu slides in where there is no room for it, or where it belongs to the page
 * that is edited.
 */
export function AdminLayout({ children }: LayoutProps) {
  const { pathname } = useLocation()
  const { permissions } = usePermissions<Me['role']>()
  const page = useEditedPage()
  const isWide = useMediaQuery(wide, { noSsr: true }) && !page
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  const closeMenu = () => setIsMenuOpen(false)
  return (
    <div className="admin" data-beside={page && true}>
      <button type="button" className="button button-go button-small admin-skip" onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <AdminBar page={page} isMenuOpen={isMenuOpen} onMenu={isWide ? undefined : () => setIsMenuOpen(!isMenuOpen)} />
      {isWide ? (
        <AdminMenu />
      ) : (
        <Drawer open={isMenuOpen} onClose={closeMenu}>
          <AdminMenu onChoose={closeMenu} />
        </Drawer>
      )}
      <main id="main-content" className="admin-main" ref={main} tabIndex={-1}>
        <PageHead />
        <ErrorArea pathname={pathname} fallback={<Broken />}>
          {/* Another for each kind of screen: one that is shown already would keep the old screen until the new one is loaded. */}
          <Suspense key={pathname.split('/')[2]} fallback={<FormSkeleton />}>
            {isOpenTo(permissions, pathname) ? children : permissions && <OnlyAdministrators />}
          </Suspense>
        </ErrorArea>
      </main>
      <ConfirmDialog />
      <LeaveQuestion />
    </div>
  )
}

/** Tried again from the start: a screen of an older version can not be loaded once a newer one is served. */
function Broken() {
  return (
    <AdminNotice title="This screen has failed" retry={() => location.reload()}>
      What was saved is safe. Please try again; if it fails once more, tell whoever looks after the site.
    </AdminNotice>
  )
}

type Props = { pathname: string; children: ReactNode; fallback: ReactNode }
type State = { failedAt: string | undefined }

/** When a screen breaks, the rest of the admin stays; another screen is a new start. */
class ErrorArea extends Component<Props, State> {
  override state: State = { failedAt: undefined }

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' }
  }

  static getDerivedStateFromProps({ pathname }: Props, { failedAt }: State): State | null {
    if (failedAt === undefined || failedAt === pathname) return null
    return { failedAt: failedAt === '' ? pathname : undefined }
  }

  override render() {
    const { children, fallback } = this.props
    return this.state.failedAt === undefined ? children : fallback
  }
}

/** The way to every screen that the role may open. */
function AdminMenu({ onChoose }: { onChoose?: () => void }) {
  const { permissions } = usePermissions<Me['role']>()
  return (
    <nav className="admin-menu" aria-label="Admin">
      <ul>
        <Item to="/admin" label="Dashboard" icon={SpaceDashboardOutlined} onChoose={onChoose} />
      </ul>
      {groups.map(({ title, entries }) => (
        <section key={title} aria-labelledby={`admin-menu-${title}`}>
          <h2 id={`admin-menu-${title}`} className="admin-label">
            {title}
          </h2>
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
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent && link.current) showInMenu(link.current)
  }, [isCurrent])
  return (
    <li>
      <Link ref={link} to={to} className="nav-link" aria-current={isCurrent ? 'page' : undefined} onClick={onChoose}>
        <Icon fontSize="small" />
        {label}
      </Link>
    </li>
  )
}

/** Not scrollIntoView: some browsers let the keyboard go on from there, past the button that skips the menu. */
function showInMenu(entry: HTMLElement) {
  const menu = entry.closest('nav')
  if (!menu) return
  const [place, view] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()]
  menu.scrollTop += Math.max(0, place.bottom - view.bottom) - Math.max(0, view.top - place.top)
}

/** Where one is: the way back, and the heading into which each screen writes its title. */
function PageHead() {
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(heading)
  useFocusAfterNavigation(heading, pathname)
  const parent = findParent(pathname)
  return (
    <div className="admin-head">
      {parent && (
        <Link to={parent.to} className="admin-link admin-status" aria-label={`Back to ${parent.label}`}>
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
