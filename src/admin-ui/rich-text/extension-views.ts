import { Extension } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { extensions } from './extensions.ts'
import { Figure } from './figure.ts'
import { FigureView } from './figure-view.tsx'

/** The same parts with what the editor needs to draw them, and its own keys. */
export function extensionsWithViews({ openLink, focusToolbar }: { openLink: () => void; focusToolbar: () => void }) {
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
