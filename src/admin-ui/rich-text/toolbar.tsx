import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { isMac } from '#admin-ui/format/is-mac.ts'
import { pictureTypes } from '#admin-ui/inputs/picture-limits.ts'
import { PicturePicker } from '#admin-ui/pictures/picker.tsx'
import { insertPicture } from './pictures-store.ts'
import { canRun, isShown, type Tool, tableTools, toolGroups } from './tools.ts'

type Props = {
  ref: Ref<HTMLDivElement>
  editor: Editor
  openLink: () => void
  addPictures: (files: File[]) => void
}

/** One stop for the tabulator: the arrow keys move inside, Escape leads back to the text. */
export function Toolbar({ ref, editor, openLink, addPictures }: Props) {
  const [current, setCurrent] = useState(0)
  const [isChoosing, setIsChoosing] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const isInTable = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') })
  const lines = isInTable ? [toolGroups, [tableTools]] : [toolGroups]
  const tools = lines.flat(2)
  const last = tools.length - 1

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return editor.commands.focus()
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const place = (next + tools.length) % tools.length
    setCurrent(place)
    event.currentTarget.querySelectorAll('button')[place]?.focus()
  }

  function use(tool: Tool) {
    if (!('opens' in tool)) tool.run(editor.chain().focus()).run()
    else if (tool.opens === 'link') openLink()
    else if (tool.opens === 'library') setIsChoosing(true)
    else chooser.current?.click()
  }

  return (
    <div ref={ref} className="admin-text-tools" role="toolbar" aria-label="Formatting" onKeyDown={move}>
      {lines.map((groups) => (
        <div key={groups.length} className="admin-text-line">
          {groups.map((group) => (
            <div key={group[0]?.label} className="admin-text-group">
              {group.map((tool) => {
                const place = tools.indexOf(tool)
                return (
                  <ToolButton
                    key={tool.label}
                    tool={tool}
                    editor={editor}
                    isStop={place === Math.min(current, last)}
                    onFocus={() => setCurrent(place)}
                    onUse={() => use(tool)}
                  />
                )
              })}
            </div>
          ))}
        </div>
      ))}
      <input
        ref={chooser}
        type="file"
        accept={pictureTypes}
        multiple
        hidden
        aria-label="Choose pictures"
        onChange={({ target }) => {
          addPictures([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {isChoosing && (
        <PicturePicker
          onChoose={(picture) => {
            setIsChoosing(false)
            insertPicture(editor, picture)
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  )
}

type ButtonProps = { tool: Tool; editor: Editor; isStop: boolean; onFocus: () => void; onUse: () => void }

function ToolButton({ tool, editor, isStop, onFocus, onUse }: ButtonProps) {
  const { active, enabled } = useEditorState({
    editor,
    selector: ({ editor }) => ({ active: isShown(editor, tool), enabled: canRun(editor, tool) }),
  })
  const { label, icon: Icon, keys } = tool
  return (
    <button
      type="button"
      className="icon-button"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-pressed={active}
      aria-disabled={!enabled || undefined}
      aria-keyshortcuts={keys?.replace('Mod', isMac ? 'Meta' : 'Control')}
      title={keys ? `${label} (${keys.replace('Mod', isMac ? '⌘' : 'Ctrl')})` : label}
      onFocus={onFocus}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => enabled && onUse()}
    >
      {typeof Icon === 'string' ? Icon || label : <Icon fontSize="small" />}
    </button>
  )
}
