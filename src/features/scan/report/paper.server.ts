import PDFDocument from 'pdfkit'
import { type Fonts, getFonts } from '#platform/drawing/fonts.server.ts'
import { type Colour, getColours } from '#ui/colours.server.ts'

export const pageWidth = 595.28
export const margin = 56

type Colours = Record<Colour, string>

type Words = {
  x: number
  y: number
  size: number
  font?: keyof Fonts
  colour?: string
  width?: number
  /** What is longer ends in an ellipsis. */
  height?: number
  ellipsis?: true
  lineGap?: number
  align?: 'left' | 'right' | 'center'
  link?: string
}

export type Paper = Awaited<ReturnType<typeof createPaper>>

/** An A4 document with our fonts and colours, tagged so that it can be read aloud. Points from the top left corner. */
export async function createPaper(title: string, author: string) {
  const fonts = await getFonts()
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: fonts.text as never,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: author },
  })
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file)
  const body = doc.struct('Document')
  doc.addStructure(body)
  const colours: Colours = getColours('light')

  /** Writes words at a place; `doc.y` is below them afterwards. Given a width they run over several lines. */
  function say(tag: string, words: string, { x, y, size, font = 'text', colour = colours.ink, ...rest }: Words) {
    const options = rest.width === undefined ? { ...rest, lineBreak: false } : rest
    body.add(
      doc.struct(tag, {}, () => {
        doc.font(font).fontSize(size).fillColor(colour).text(words, x, y, options)
      }),
    )
    if (rest.width === undefined) doc.y = y + doc.currentLineHeight(true)
  }

  async function finish(): Promise<Buffer> {
    body.end()
    doc.end()
    const chunks: Buffer[] = []
    for await (const chunk of doc) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }

  return { doc, colours, inverse: getColours('dark') as Colours, say, finish }
}
