import MenuOutlined from '@mui/icons-material/MenuOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button, IconButton } from '@mui/material'
import { useLoading } from 'react-admin'
import { Link } from 'react-router-dom'
import { LogoMark } from '#ui/logo.tsx'
import { AccountMenu } from './account-menu.tsx'

/** Always on top: the menu on small screens, the way out to the site, the own account. */
export function AdminBar({ isMenuOpen, onMenu }: { isMenuOpen: boolean; onMenu: () => void }) {
  return (
    <header className="admin-bar tone-ink">
      <IconButton
        className="admin-menu-button"
        color="inherit"
        aria-label="Menu"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <MenuOutlined />
      </IconButton>
      <Link to="/admin" className="admin-logo">
        <LogoMark size={24} />
        Admin
      </Link>
      <Button href="/" target="_blank" rel="noopener" color="inherit" startIcon={<OpenInNew />}>
        <span className="admin-narrow-unseen">View site</span>
      </Button>
      <AccountMenu />
      <Progress />
    </header>
  )
}

/** A thin line while something is under way. */
function Progress() {
  const isLoading = useLoading()
  return isLoading ? <div className="admin-progress" /> : null
}
