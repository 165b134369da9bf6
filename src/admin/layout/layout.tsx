import { Drawer, useMediaQuery } from '@mui/material'
import { Suspense, useRef, useState } from 'react'
import { type LayoutProps, usePermissions } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { Me } from '#admin/me.ts'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import { AdminBar } from './bar.tsx'
import { isOpenTo } from './entries.ts'
import { ErrorArea } from './error-area.tsx'
import { PageHead } from './head.tsx'
import { AdminMenu } from './menu.tsx'
import { OnlyAdministrators } from './only-administrators.tsx'

const wide = '(width >= 64rem)'

/** Bar above, menu beside, and the screen; the menu slides in where there is no room for it. */
export function AdminLayout({ children }: LayoutProps) {
  const { pathname } = useLocation()
  const { permissions } = usePermissions<Me['role']>()
  const isWide = useMediaQuery(wide, { noSsr: true })
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  const closeMenu = () => setIsMenuOpen(false)
  return (
    <div className="admin">
      <button type="button" className="admin-skip" onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <AdminBar isMenuOpen={isMenuOpen} onMenu={() => setIsMenuOpen(!isMenuOpen)} />
      {isWide ? (
        <AdminMenu />
      ) : (
        <Drawer open={isMenuOpen} onClose={closeMenu} className="admin-menu-drawer">
          <AdminMenu onChoose={closeMenu} />
        </Drawer>
      )}
      <main id="main-content" className="admin-main" ref={main} tabIndex={-1}>
        <PageHead />
        <ErrorArea pathname={pathname} fallback={(retry) => <Broken retry={retry} />}>
          <Suspense fallback={null}>
            {isOpenTo(permissions, pathname) ? children : permissions && <OnlyAdministrators />}
          </Suspense>
        </ErrorArea>
      </main>
    </div>
  )
}

function Broken({ retry }: { retry: () => void }) {
  return (
    <AdminNotice title="This screen has failed" retry={retry}>
      What was saved is safe. Please try again; if it fails once more, tell whoever looks after the site.
    </AdminNotice>
  )
}
