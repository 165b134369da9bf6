import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { linkAddress } from './addresses.ts'

/** Asks where the chosen words lead to. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { href: known = '' } = editor.getAttributes('link') as { href?: string }
  const needsWords = editor.state.selection.empty && !known
  const [typed, setTyped] = useState(known)
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState('')

  function save(event: FormEvent) {
    event.preventDefault()
    // The dialog stands inside of the whole form, which must not be sent by this.
    event.stopPropagation()
    const href = linkAddress(typed)
    if (!href) return setProblem('Begin with https://, or with / for a page of this site, or type an e-mail address.')
    const link = { type: 'text', text: words.trim() || href, marks: [{ type: 'link', attrs: { href } }] }
    if (needsWords) editor.chain().insertContent(link).unsetMark('link').run()
    else editor.chain().extendMarkRange('link').setLink({ href }).run()
    onClose()
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="link-title">
      <form onSubmit={save} noValidate>
        <DialogTitle id="link-title">{known ? 'Change the link' : 'Add a link'}</DialogTitle>
        <DialogContent>
          <TextField
            label="Address"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={problem !== ''}
            helperText={problem || 'For example https://example.com, /contact or name@example.com'}
            autoFocus
            fullWidth
          />
          {needsWords && (
            <TextField
              label="Words to show"
              value={words}
              onChange={(event) => setWords(event.target.value)}
              helperText="Say where it leads, rather than “click here”"
              fullWidth
            />
          )}
        </DialogContent>
        <DialogActions>
          {known && (
            <Button color="error" onClick={remove}>
              Remove the link
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            {known ? 'Change' : 'Add'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
