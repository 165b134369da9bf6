import { Alert, LinearProgress } from '@mui/material'
import { type Editor, Extension } from '@tiptap/core'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { EditorContent, ReactNodeViewRenderer, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { bodyHtml, settledHtml } from './body-html.ts'
import { cleanPasted } from './clean-pasted.ts'
import { extensions } from './extensions.ts'
import { Figure } from './figure.ts'
import { FigureView } from './figure-view.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { countLostPictures } from './pictures.ts'
import { createPictures, type Pictures } from './pictures-store.ts'
import { Toolbar } from './toolbar.tsx'

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
  const [room] = useState(() => roomAround(() => toolbar.current?.offsetHeight ?? 0))
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
      scrollThreshold: room,
      scrollMargin: room,
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
    const { from, to } = editor.state.selection
    // After the dialog has given the focus back: by that alone the caret stands at the beginning of the text.
    setTimeout(() => editor.chain().setTextSelection({ from, to }).focus().run(), 0)
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
  `${count === 1 ? 'A picture' : `${count} pictures`} of the pasted text could not be taken over. Visitors are shown pictures of this site alone: save ${count === 1 ? 'it' : 'them'} on your computer, then drop the ${count === 1 ? 'file' : 'files'} into the text.`

/** The same parts with what the editor needs to draw them, and its own keys. */
function extensionsWithViews({ openLink, focusToolbar }: { openLink: () => void; focusToolbar: () => void }) {
  const EditableFigure = Figure.extend({ addNodeView: () => ReactNodeViewRenderer(FigureView) })
  const Keys = Extension.create({
    name: 'keys',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        openLink()
        return true
      },
      'Alt-F10': () => {
        focusToolbar()
        return true
      },
    }),
  })
  return [...extensions.map((extension) => (extension === Figure ? EditableFigure : extension)), Keys]
}

/** How far the pictures are that are being sent, and what went wrong with one. */
function Uploads({ pictures }: { pictures: Pictures }) {
  const uploads = useSyncExternalStore(pictures.subscribe, pictures.list)
  return (
    <div className="admin-uploads" role="status">
      {uploads.map(({ id, name, share, problem }) =>
        problem ? (
          <Alert key={id} severity="error" onClose={() => pictures.dismiss(id)}>
            {problem}
          </Alert>
        ) : (
          <div key={id}>
            <span>{share < 1 ? `Uploading ${name}` : `Preparing ${name}`}</span>
            <LinearProgress
              variant={share < 1 ? 'determinate' : 'indeterminate'}
              value={share * 100}
              aria-label={`Uploading ${name}`}
            />
          </div>
        ),
      )}
    </div>
  )
}

/** How far from the edges of the window the caret stays: what is fixed there covers the text. */
function roomAround(toolbarHeight: () => number) {
  const padding = (side: 'scrollPaddingTop' | 'scrollPaddingBottom') =>
    Number.parseFloat(getComputedStyle(document.documentElement)[side]) || 0
  return {
    left: 5,
    right: 5,
    get top() {
      return padding('scrollPaddingTop') + toolbarHeight() + 5
    },
    get bottom() {
      return padding('scrollPaddingBottom') + 5
    },
  }
}

type Rules = {
  /** Pictures that were pasted or dropped as files. */
  onFiles: (files: File[], place?: number) => void
  /** After a text with pictures inside was pasted; some of them may be out of reach. */
  onText: (lostPictures: number) => void
}

function pasteRules({ onFiles, onText }: Rules): EditorProps {
  return {
    transformPastedHTML(html) {
      const lost = html.includes('<img') ? countLostPictures(html) : 0
      queueMicrotask(() => onText(lost))
      return cleanPasted(html)
    },
    handlePaste(_view, event) {
      const files = picturesOf(event.clipboardData)
      // Word adds a picture of the text to the text; that one is not meant.
      if (files.length === 0 || hasWords(event.clipboardData?.getData('text/html') ?? '')) return false
      onFiles(files)
      return true
    },
    handleDrop(view, event, _slice, moved) {
      const files = moved ? [] : picturesOf(event.dataTransfer)
      if (files.length === 0) return false
      event.preventDefault()
      onFiles(files, placeOf(view, event))
      return true
    },
  }
}

const picturesOf = (transfer: DataTransfer | null) => [...(transfer?.files ?? [])]

const placeOf = (view: EditorView, { clientX, clientY }: DragEvent) =>
  view.posAtCoords({ left: clientX, top: clientY })?.pos

function hasWords(html: string) {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() !== ''
}
