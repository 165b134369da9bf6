import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import ArrowBack from '@mui/icons-material/ArrowBack'
import MenuOutlined from '@mui/icons-material/MenuOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button, IconButton, LinearProgress, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useLoading, useLogout, useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { FindButton } from '#admin/find/find-button.tsx'
import { LogoMark } from '#ui/logo.tsx'

type Props = {
  /** That is edited beside the form. */
  page: string | undefined
  isMenuOpen: boolean
  onMenu: (() => void) | undefined
}

/** Always on top: the menu on small screens, the way out to the site, the own account. */
export function AdminBar({ page, isMenuOpen, onMenu }: Props) {
  return (
    <header className="admin-bar tone-ink">
      {onMenu && (
        <IconButton color="inherit" aria-label="Menu" aria-expanded={isMenuOpen} onClick={onMenu}>
          <MenuOutlined />
        </IconButton>
      )}
      <Link to="/admin" className="admin-logo">
        <LogoMark size={24} />
        Admin
      </Link>
      <FindButton />
      {page ? (
        <Button href={page} color="inherit" startIcon={<ArrowBack />}>
          Back to the page
        </Button>
      ) : (
        <Button href="/" target="_blank" rel="noopener" color="inherit" startIcon={<OpenInNew />}>
          <span className="admin-narrow-unseen">View site</span>
        </Button>
      )}
      <AccountMenu />
      <Progress />
    </header>
  )
}

/** A thin line while something is under way. */
function Progress() {
  const isLoading = useLoading()
  return isLoading ? <LinearProgress aria-hidden sx={{ position: 'absolute', inset: 'auto 0 0', height: 2 }} /> : null
}

/** Who is signed in; what they can do about themselves. */
function AccountMenu() {
  const { identity } = useGetIdentity()
  const logout = useLogout()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const signOut = () => {
    close()
    logout().catch(({ message }: Error) => notify(message, { type: 'error' }))
  }
  const name = identity?.fullName ?? 'Account'
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountCircleOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="admin-narrow-unseen">{name}</span>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableScrollLock>
        <MenuItem component={Link} to="/admin/account" onClick={close}>
          Your account
        </MenuItem>
        <MenuItem onClick={signOut}>Sign out</MenuItem>
      </Menu>
    </>
  )
}
