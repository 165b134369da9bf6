import MoreVert from '@mui/icons-material/MoreVert'
import { Checkbox, IconButton, ListItemText, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { TextsForm } from '#admin/content/texts/edits.ts'
import type { Text } from '#admin/content/texts/text.ts'
import { TextHistory } from './text-history.tsx'

type Props = {
  pageKey: string
  text: Text
  isChanged: boolean
  isLocked: boolean
  onRevert: () => void
  onWrite: (content: string) => void
}

/** What else can be done with a text. */
export function TextMenu({ pageKey, text, isChanged, isLocked, onRevert, onWrite }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [hasHistory, setHasHistory] = useState(false)
  const close = () => setAnchor(null)
  const then = (action: () => void) => () => {
    close()
    action()
  }
  return (
    <>
      <IconButton
        sx={{ minWidth: 32, minHeight: 32, padding: '0.25rem' }}
        aria-label={`More about ${text.label}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close}>
          <MenuItem disabled={!isChanged || isLocked} onClick={then(onRevert)}>
            Revert to default
          </MenuItem>
          <MenuItem onClick={then(() => setHasHistory(true))}>History</MenuItem>
          {pageKey !== 'home' && <HomepageItem sectionKey={text.section_key} isLocked={isLocked} />}
        </Menu>
      )}
      {hasHistory && (
        <TextHistory
          pageKey={pageKey}
          text={text}
          onUse={isLocked ? undefined : onWrite}
          onClose={() => setHasHistory(false)}
        />
      )}
    </>
  )
}

function HomepageItem({ sectionKey, isLocked }: { sectionKey: string; isLocked: boolean }) {
  const { setValue } = useFormContext<TextsForm>()
  const name = `homepage.${sectionKey}` as const
  const isMarked = useWatch<TextsForm, typeof name>({ name })
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={isMarked}
      disabled={isLocked}
      onClick={() => setValue(name, !isMarked, { shouldDirty: true })}
    >
      <ListItemText primary="Mark for the home page" secondary="For those who ask for the home page's selection" />
      <Checkbox checked={isMarked} tabIndex={-1} slotProps={{ input: { 'aria-hidden': true } }} />
    </MenuItem>
  )
}
