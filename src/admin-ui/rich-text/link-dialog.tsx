import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { linkAddress } from './addresses.ts'
import { LinkField } from './link-field.tsx'

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
    if (!href)
      return setProblem(
        'Choose one of the list, or type an address that begins with https:// or /, or an e-mail address.',
      )
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
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="link-title">
      <form onSubmit={save} noValidate>
        <DialogTitle id="link-title">{known ? 'Change the link' : 'Add a link'}</DialogTitle>
        <DialogContent>
          <LinkField
            value={typed}
            onChange={setTyped}
            onChoose={({ title }) => setWords((said) => said || title)}
            problem={problem}
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
