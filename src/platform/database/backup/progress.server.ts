export type Say = (line: string) => void

const interval = 2_000
const megabyte = 1024 * 1024

/** One line per table, and one every other second while a large one is under way. */
export function reportProgress(tables: number, say: Say) {
  let finished = 0
  let bytes = 0
  let next = Date.now() + interval
  return {
    async *follow(table: string, rows: AsyncIterable<Buffer>) {
      for await (const part of rows) {
        yield part
        bytes += part.length
        if (Date.now() < next) continue
        next = Date.now() + interval
        say(`${finished + 1}/${tables} ${table} … ${sizeText(bytes)} so far`)
      }
    },
    finish(table: string, rows: number) {
      finished += 1
      say(`${finished}/${tables} ${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}`)
    },
  }
}

export const sizeText = (bytes: number) =>
  bytes < megabyte ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / megabyte).toFixed(1)} MB`
