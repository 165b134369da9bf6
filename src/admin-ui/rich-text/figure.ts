import { Node } from '@tiptap/core'

declare module '@tiptap/core' {
  interface Storage {
    figure: { asksFor: string }
  }
}

export type Picture = { src: string; alt: string; width: number | null; height: number | null }

/** A picture with its alternative text and a caption, which is written below it. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addStorage: () => ({
    /** The picture that has just arrived and still needs its alternative text. */
    asksFor: '',
  }),
  addAttributes() {
    return {
      src: { default: '' },
      alt: { default: '' },
      width: { default: null },
      height: { default: null },
    }
  },
  parseHTML() {
    return [
      {
        tag: 'figure',
        getAttrs: (figure) => readPicture(figure.querySelector('img')),
        contentElement: (figure) =>
          (figure as Element).querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
      },
      {
        tag: 'img[src]',
        getAttrs: readPicture,
        contentElement: () => document.createElement('figcaption'),
      },
    ]
  },
  renderHTML({ node }) {
    const { src, alt, width, height } = node.attrs as Picture
    // In the order in which the sanitiser writes them.
    const attributes = { alt, ...(width && height && { width, height }), loading: 'lazy', decoding: 'async', src }
    return ['figure', ['img', attributes], ['figcaption', 0]]
  },
})

function readPicture(image: Element | null): Picture | false {
  const src = image?.getAttribute('src')
  if (!image || !src) return false
  const size = (name: string) => Number(image.getAttribute(name)) || null
  return { src, alt: image.getAttribute('alt') ?? '', width: size('width'), height: size('height') }
}
