import Papa from 'papaparse'
import { download } from './download.ts'

type Row = Record<string, unknown>

// Tells Excel that the file is UTF-8.
const byteOrderMark = '\uFEFF'

/**
 * Where a formula may begin: at the start of a cell, and after whatever a spreadsheet might take for the end of one.
 * Excel separates by semicolons in half of Europe. The wide signs are those of Asian keyboards.
 */
const formulaStart = /(^|[;|\t\r\n])(?=(?:[^\S;\t\r\n]|")*[=+\-@＝＋－＠])/g

/** Rows as a CSV file that Excel opens as it is meant: no cell can be taken for a formula. */
export function toCsv(rows: Row[]): string {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const data = rows.map((row) => fields.map((field) => harmless(cell(Object.hasOwn(row, field) ? row[field] : ''))))
  return byteOrderMark + Papa.unparse({ fields: fields.map(harmless), data }, { newline: '\r\n' })
}

const harmless = <Cell extends string | number>(value: Cell) =>
  typeof value === 'string' ? value.replace(formulaStart, "$1'") : value

/** Numbers stay numbers: a negative one is no formula. */
function cell(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(cell).join(', ')
  if (typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value)
  return String(value)
}

export const exportCsv = (rows: Row[], name: string) =>
  download(toCsv(rows), { name, ending: 'csv', type: 'text/csv;charset=utf-8' })
