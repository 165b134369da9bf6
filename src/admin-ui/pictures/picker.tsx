import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { PictureBrowser } from './browser.tsx'
import type { LibraryPicture } from './library.ts'

type Props = { onChoose: (picture: LibraryPicture) => void; onClose: () => void }

/** Asks for one of the pictures that are there already. */
export function PicturePicker({ onChoose, onClose }: Props) {
  const title = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={title}>
      <DialogTitle id={title}>Choose from the library</DialogTitle>
      <DialogContent sx={{ minHeight: '60vh' }}>
        <PictureBrowser
          wrap={(picture, content) => (
            <button type="button" className="picture-tile" onClick={() => onChoose(picture)}>
              {content}
            </button>
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  )
}
