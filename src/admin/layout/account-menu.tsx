import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useLogout, useNotify } from 'react-admin'
import { Link } from 'react-router-dom'

/** Who is signed in; what they can do about themselves. */
export function AccountMenu() {
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
