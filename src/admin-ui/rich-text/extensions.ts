import { Extension, Mark, Node } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { linkAddress } from './addresses.ts'
import { Figure } from './figure.ts'

/** Ids that links lead to, and the language of a part, stay with it. */
const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes() {
    return [
      { types: ['heading'], attributes: { id: { default: null } } },
      {
        types: ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'],
        attributes: { lang: { default: null }, dir: { default: null } },
      },
    ]
  },
})

/** Words that the toolbar does not offer but that a body may hold: they are kept as they came. */
const keptMarks = (['kbd', 'mark', 'sub', 'sup', 'small', 'cite', 'q'] as const).map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
)

const Abbreviation = Mark.create({
  name: 'abbr',
  addAttributes: () => ({ title: { default: null } }),
  parseHTML: () => [{ tag: 'abbr' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
})

const Time = Mark.create({
  name: 'time',
  addAttributes: () => ({ datetime: { default: null } }),
  parseHTML: () => [{ tag: 'time' }],
  renderHTML: ({ HTMLAttributes }) => ['time', HTMLAttributes, 0],
})

const Definitions = Node.create({
  name: 'definitions',
  group: 'block',
  content: '(term | definition)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: () => ['dl', 0],
})

const Term = Node.create({
  name: 'term',
  content: 'inline*',
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: () => ['dt', 0],
})

const Definition = Node.create({
  name: 'definition',
  content: 'block+',
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: () => ['dd', 0],
})

export const headingLevels = [2, 3, 4] as const

/** All that a body may consist of. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [...headingLevels] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkAddress(address) !== undefined,
      shouldAutoLink: (address) => /^(?:https?:\/\/|www\.)/i.test(address),
    },
    dropcursor: { color: 'var(--ai)', width: 2 },
  }),
  TableKit,
  Figure,
  KeptAttributes,
  ...keptMarks,
  Abbreviation,
  Time,
  Definitions,
  Term,
  Definition,
]
