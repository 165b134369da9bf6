import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useEffect, useId, useRef } from 'react'
import { isDescribed, usePictureFacts } from '#admin-ui/inputs/picture-facts.ts'
import type { Picture } from './figure.ts'
import { isEmbedded } from './pictures.ts'

function hintOf(facts: ReturnType<typeof usePictureFacts>) {
  if (facts?.is_decorative) return 'The library calls it mere decoration: nothing is read aloud.'
  if (facts?.alt) return `Left empty, the words of the library are read aloud: “${facts.alt}”`
  return 'Say in one sentence what it shows, or call it decoration in the library.'
}

/** A picture in the text, with the words for those who can't see it, and the caption for everybody. */
export function FigureView({ node, editor, updateAttributes, deleteNode, selected, getPos }: NodeViewProps) {
  const { src, alt, width, height } = node.attrs as Picture
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const facts = usePictureFacts(src)
  useEffect(() => {
    if (editor.storage.figure.asksFor !== src) return
    editor.storage.figure.asksFor = ''
    field.current?.focus()
  }, [editor, src])
  // At once, and not with the next drawing as the editor's own command would: the next letter belongs there.
  const goToCaption = () => {
    editor.commands.setTextSelection((getPos() ?? 0) + 1 + node.content.size)
    editor.view.focus()
  }
  return (
    <NodeViewWrapper as="figure" className="panel admin-figure" data-selected={selected || undefined} data-drag-handle>
      <img src={src} alt={alt} width={width ?? undefined} height={height ?? undefined} draggable={false} />
      {isEmbedded(src) && <p role="status">The picture is being uploaded…</p>}
      <div className="admin-figure-facts" contentEditable={false}>
        <label htmlFor={id}>Alternative text</label>
        <input
          ref={field}
          id={id}
          value={alt}
          className="input"
          maxLength={300}
          placeholder="What can be seen here?"
          aria-describedby={`${id}-hint`}
          onChange={(event) => updateAttributes({ alt: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            goToCaption()
          }}
        />
        <button type="button" className="icon-button" aria-label="Remove the picture" onClick={deleteNode}>
          <DeleteOutlined fontSize="small" />
        </button>
        <p id={`${id}-hint`} className="admin-hint" data-missing={(alt === '' && !isDescribed(src)) || undefined}>
          {alt === '' ? hintOf(facts) : 'Read aloud to people who can not see the picture.'}
        </p>
      </div>
      <NodeViewContent<'figcaption'>
        as="figcaption"
        data-empty={node.content.size === 0 || undefined}
        data-hint="Caption (optional)"
      />
    </NodeViewWrapper>
  )
}
