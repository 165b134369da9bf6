import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { bodyHtml, settledHtml } from './body-html.ts'
import { extensionsWithViews } from './extension-views.ts'
import { LinkDialog } from './link-dialog.tsx'
import { pasteRules } from './paste.ts'
import { createPictures } from './pictures-store.ts'
import { Toolbar } from './toolbar.tsx'
import { Uploads } from './uploads.tsx'

type Props = {
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  labelledBy: string
  describedBy: string
  invalid: boolean
}

/** The editor itself; loaded with the first form that has one. */
export default function RichTextEditor({ value, onChange, onBlur, labelledBy, describedBy, invalid }: Props) {
  const data = useAdminData()
  const [asksForLink, setAsksForLink] = useState(false)
  const [pictures] = useState(() => createPictures((file, tell) => data.upload('files/pictures', file, tell)))
  const toolbar = useRef<HTMLDivElement>(null)
  const ready = useRef<Editor>(null)
  // What the form holds, and what the editor makes of it: as long as nothing is changed, the form keeps its own.
  const seen = useRef({ given: value, settled: settledHtml(value), sent: value })

  const [parts] = useState(() =>
    extensionsWithViews({
      openLink: () => setAsksForLink(true),
      focusToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    }),
  )
  const [rules] = useState(() =>
    pasteRules({
      onFiles: (files, place) => ready.current && pictures.insert(ready.current, files, place),
      onText(lost) {
        if (ready.current) pictures.uploadEmbedded(ready.current)
        if (lost > 0) pictures.say(lostPictures(lost))
      },
    }),
  )
  const editor = useEditor({
    extensions: parts,
    content: value,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      ...rules,
      attributes: {
        class: 'prose admin-text-area',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-invalid': String(invalid),
      },
    },
    onUpdate({ editor }) {
      const html = bodyHtml(editor.state.doc)
      const { given, settled, sent } = seen.current
      const next = html === settled ? given : html
      if (next === sent) return
      seen.current.sent = next
      onChange(next)
    },
    onBlur,
  })
  useEffect(() => {
    ready.current = editor
  }, [editor])
  useEffect(() => {
    if (value === seen.current.sent) return
    const settled = settledHtml(value)
    seen.current = { given: value, settled, sent: value }
    if (settled !== bodyHtml(editor.state.doc)) editor.commands.setContent(value, { emitUpdate: false })
  }, [value, editor])

  const closeLink = () => {
    setAsksForLink(false)
    // After the dialog has given the focus back to the toolbar.
    setTimeout(() => editor.commands.focus(), 0)
  }
  return (
    <div className="admin-text-box">
      <Toolbar
        ref={toolbar}
        editor={editor}
        openLink={() => setAsksForLink(true)}
        addPictures={(files) => pictures.insert(editor, files)}
      />
      <Uploads pictures={pictures} />
      <EditorContent editor={editor} />
      {asksForLink && <LinkDialog editor={editor} onClose={closeLink} />}
    </div>
  )
}

const lostPictures = (count: number) =>
  `${count === 1 ? 'A picture' : `${count} pictures`} of the pasted text could not be taken over. Please drop the ${count === 1 ? 'file' : 'files'} into the text.`
