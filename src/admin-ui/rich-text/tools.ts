import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined'
import Code from '@mui/icons-material/Code'
import DataObject from '@mui/icons-material/DataObject'
import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import FormatStrikethrough from '@mui/icons-material/FormatStrikethrough'
import HorizontalRule from '@mui/icons-material/HorizontalRule'
import Link from '@mui/icons-material/Link'
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined'
import Redo from '@mui/icons-material/Redo'
import TableChartOutlined from '@mui/icons-material/TableChartOutlined'
import Undo from '@mui/icons-material/Undo'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { headingLevels } from './extensions.ts'

export type Tool = {
  label: string
  icon: typeof Link | string
  /** As people know them; `Mod` is Ctrl, or Cmd on a Mac. */
  keys?: string
  /** The mark or block whose presence it shows. */
  shows?: [name: string, attributes?: Record<string, unknown>]
} & ({ run: (chain: ChainedCommands) => ChainedCommands } | { opens: 'link' | 'picture' | 'library' })

const headings: Tool[] = headingLevels.map((level) => ({
  label: `H${level} heading`,
  icon: `H${level}`,
  keys: `Mod+Alt+${level}`,
  shows: ['heading', { level }],
  run: (chain) => chain.toggleHeading({ level }),
}))

/** The toolbar in groups, as it is read from left to right. */
export const toolGroups: Tool[][] = [
  headings,
  [
    { label: 'Bold', icon: FormatBold, keys: 'Mod+B', shows: ['bold'], run: (chain) => chain.toggleBold() },
    { label: 'Italic', icon: FormatItalic, keys: 'Mod+I', shows: ['italic'], run: (chain) => chain.toggleItalic() },
    {
      label: 'Strikethrough',
      icon: FormatStrikethrough,
      keys: 'Mod+Shift+S',
      shows: ['strike'],
      run: (chain) => chain.toggleStrike(),
    },
    { label: 'Code', icon: Code, keys: 'Mod+E', shows: ['code'], run: (chain) => chain.toggleCode() },
    { label: 'Link', icon: Link, keys: 'Mod+K', shows: ['link'], opens: 'link' },
  ],
  [
    {
      label: 'Bulleted list',
      icon: FormatListBulleted,
      keys: 'Mod+Shift+8',
      shows: ['bulletList'],
      run: (chain) => chain.toggleBulletList(),
    },
    {
      label: 'Numbered list',
      icon: FormatListNumbered,
      keys: 'Mod+Shift+7',
      shows: ['orderedList'],
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      label: 'Quote',
      icon: FormatQuote,
      keys: 'Mod+Shift+B',
      shows: ['blockquote'],
      run: (chain) => chain.toggleBlockquote(),
    },
    {
      label: 'Code block',
      icon: DataObject,
      keys: 'Mod+Alt+C',
      shows: ['codeBlock'],
      run: (chain) => chain.toggleCodeBlock(),
    },
  ],
  [
    { label: 'Picture', icon: AddPhotoAlternateOutlined, opens: 'picture' },
    { label: 'Picture from the library', icon: PhotoLibraryOutlined, opens: 'library' },
    {
      label: 'Table',
      icon: TableChartOutlined,
      shows: ['table'],
      run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    },
    { label: 'Dividing line', icon: HorizontalRule, run: (chain) => chain.setHorizontalRule() },
  ],
  [
    { label: 'Undo', icon: Undo, keys: 'Mod+Z', run: (chain) => chain.undo() },
    { label: 'Redo', icon: Redo, keys: 'Mod+Shift+Z', run: (chain) => chain.redo() },
  ],
]

/** What can be done with the table that holds the cursor. */
export const tableTools: Tool[] = [
  { label: 'Row above', icon: '', run: (chain) => chain.addRowBefore() },
  { label: 'Row below', icon: '', run: (chain) => chain.addRowAfter() },
  { label: 'Column before', icon: '', run: (chain) => chain.addColumnBefore() },
  { label: 'Column after', icon: '', run: (chain) => chain.addColumnAfter() },
  { label: 'Heading row', icon: '', run: (chain) => chain.toggleHeaderRow() },
  { label: 'Delete row', icon: '', run: (chain) => chain.deleteRow() },
  { label: 'Delete column', icon: '', run: (chain) => chain.deleteColumn() },
  { label: 'Delete table', icon: '', run: (chain) => chain.deleteTable() },
]

export function isShown(editor: Editor, { shows }: Tool): boolean | undefined {
  return shows && editor.isActive(...shows)
}

export function canRun(editor: Editor, tool: Tool): boolean {
  return 'opens' in tool || tool.run(editor.can().chain()).run()
}
