import { Drawer, useMediaQuery } from '@mui/material'
import { Suspense, useRef, useState } from 'react'
import { type LayoutProps, usePermissions } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { Me } from '#back-office/me.ts'
import { OfficeNotice } from '#ui/office/notice.tsx'
import { OfficeBar } from './bar.tsx'
import { isOpenTo } from './entries.ts'
import { ErrorArea } from './error-area.tsx'
import { PageHead } from './head.tsx'
import { OfficeMenu } from './menu.tsx'
import { OnlyAdministrators } from './only-administrators.tsx'

const wide = '(width >= 64rem)'

/** Bar above, menu beside, and the screen; the menu slides in where there is no room for it. */
export function OfficeLayout({ children }: LayoutProps) {
  const { pathname } = useLocation()
  const { permissions } = usePermissions<Me['role']>()
  const isWide = useMediaQuery(wide, { noSsr: true })
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  const closeMenu = () => setIsMenuOpen(false)
  return (
    <div className="office">
      <button type="button" className="office-skip" onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <OfficeBar isMenuOpen={isMenuOpen} onMenu={() => setIsMenuOpen(!isMenuOpen)} />
      {isWide ? (
        <OfficeMenu />
      ) : (
        <Drawer open={isMenuOpen} onClose={closeMenu} className="office-menu-drawer">
          <OfficeMenu onChoose={closeMenu} />
        </Drawer>
      )}
      <main id="main-content" className="office-main" ref={main} tabIndex={-1}>
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
    <OfficeNotice title="This screen has failed" retry={retry}>
      What was saved is safe. Please try again; if it fails once more, tell whoever looks after the site.
    </OfficeNotice>
  )
}
