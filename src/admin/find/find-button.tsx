import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { isMac } from '#admin-ui/format/is-mac.ts'
import { FindDialog } from './find-dialog.tsx'

/** Opens the search over everything; so does Ctrl+K wherever no text is edited that has its own use for it. */
export function FindButton() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isMeant =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isMeant || event.defaultPrevented) return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <Button
        color="inherit"
        startIcon={<SearchOutlined />}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => setIsOpen(true)}
      >
        <span className="admin-narrow-unseen">Find</span>
        <kbd className="find-keys admin-narrow-hidden" aria-hidden>
          {isMac ? '⌘K' : 'Ctrl K'}
        </kbd>
      </Button>
      {isOpen && <FindDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
