import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { cleanPasted } from './clean-pasted.ts'
import { countLostPictures } from './pictures.ts'

type Rules = {
  /** Pictures that were pasted or dropped as files. */
  onFiles: (files: File[], place?: number) => void
  /** After a text with pictures inside was pasted; some of them may be out of reach. */
  onText: (lostPictures: number) => void
}

export function pasteRules({ onFiles, onText }: Rules): EditorProps {
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
