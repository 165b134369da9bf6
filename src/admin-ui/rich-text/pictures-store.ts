import type { Editor } from '@tiptap/core'
import type { Picture as Uploaded } from '#admin-ui/admin-data.ts'
import { isDescribed, remember } from '#admin-ui/inputs/picture-facts.ts'
import { findFault } from '#admin-ui/inputs/picture-limits.ts'
import type { LibraryPicture } from '#admin-ui/pictures/library.ts'
import { embeddedFile, isEmbedded } from './pictures.ts'

export type Upload = { id: number; name: string; share: number; problem?: string }
type Send = (file: File, onProgress: (share: number) => void) => Promise<Uploaded>

export type Pictures = ReturnType<typeof createPictures>

/** The pictures that are on their way into a text. */
export function createPictures(send: Send) {
  let uploads: Upload[] = []
  let count = 0
  const watchers = new Set<() => void>()

  function tell(next: Upload[]) {
    uploads = next
    for (const watcher of watchers) watcher()
  }

  async function upload(file: File): Promise<Uploaded | undefined> {
    count += 1
    const id = count
    const change = (part: Partial<Upload>) => tell(uploads.map((one) => (one.id === id ? { ...one, ...part } : one)))
    const problem = findFault(file)
    tell([...uploads, { id, name: file.name, share: 0, ...(problem && { problem }) }])
    if (problem) return undefined
    try {
      const picture = await send(file, (share) => change({ share }))
      tell(uploads.filter((one) => one.id !== id))
      return picture
    } catch (error) {
      change({ problem: `“${file.name}” was not taken. ${(error as Error).message}` })
      return undefined
    }
  }

  return {
    subscribe(watcher: () => void) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    list: () => uploads,
    dismiss: (id: number) => tell(uploads.filter((one) => one.id !== id)),
    say(problem: string) {
      count += 1
      tell([...uploads, { id: count, name: '', share: 0, problem }])
    },

    /** Uploads one after the other, and puts each where it was dropped, wherever that place has moved meanwhile. */
    async insert(editor: Editor, files: File[], at = editor.state.selection.to) {
      let place = at
      const follow = ({ transaction }: { transaction: { mapping: { map: (place: number) => number } } }) => {
        place = transaction.mapping.map(place)
      }
      editor.on('transaction', follow)
      for (const file of files) {
        const picture = await upload(file)
        if (picture && !editor.isDestroyed) insertFigure(editor, picture, place)
      }
      editor.off('transaction', follow)
    },

    /** Uploads the pictures that came inside of a pasted text. */
    async uploadEmbedded(editor: Editor) {
      for (const [place, src] of listEmbedded(editor).entries()) {
        const picture = await upload(embeddedFile(src, place))
        if (!editor.isDestroyed) replaceEmbedded(editor, src, picture)
      }
    },
  }
}

/** One of the library, at the cursor. Words that it brings along need not be asked for. */
export function insertPicture(editor: Editor, picture: LibraryPicture) {
  remember(picture.url, picture)
  insertFigure(editor, picture, editor.state.selection.to)
}

type Placed = Pick<LibraryPicture, 'url' | 'width' | 'height'>

function insertFigure(editor: Editor, { url, width, height }: Placed, place: number) {
  const at = editor.state.doc.resolve(Math.min(place, editor.state.doc.content.size))
  const isBlank = at.depth === 1 && at.parent.type.name === 'paragraph' && at.parent.content.size === 0
  const after = at.depth === 0 ? at.pos : at.after(1)
  const figure = { type: 'figure', attrs: { src: url, alt: '', width, height } }
  editor.storage.figure.asksFor = isDescribed(url) ? '' : url
  editor.commands.insertContentAt(isBlank ? { from: at.before(1), to: after } : after, figure)
}

function listEmbedded({ state }: Editor): string[] {
  const found = new Set<string>()
  state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'figure' && isEmbedded(attrs.src)) found.add(attrs.src)
  })
  return [...found]
}

/** Without a picture, because the upload failed, its place is given up. */
function replaceEmbedded(editor: Editor, src: string, picture: Uploaded | undefined) {
  const { tr, doc } = editor.state
  doc.descendants((node, position) => {
    if (node.type.name !== 'figure' || node.attrs.src !== src) return
    const at = tr.mapping.map(position)
    if (!picture) tr.delete(at, tr.mapping.map(position + node.nodeSize))
    else {
      const { url, width, height } = picture
      tr.setNodeMarkup(at, undefined, { ...node.attrs, src: url, width, height })
    }
  })
  editor.view.dispatch(tr)
}
