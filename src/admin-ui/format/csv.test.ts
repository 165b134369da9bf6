import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { toCsv } from './csv.ts'

const readBack = (csv: string) => Papa.parse<string[]>(csv.replace(/^\uFEFF/, '')).data

describe('a CSV file for Excel', () => {
  test('says that it is UTF-8 and ends its lines as Excel expects', () => {
    expect(toCsv([{ name: 'Gergő' }])).toBe('\uFEFFname\r\nGergő')
  })

  test.each([
    '=1+1',
    '+36 1 555 0100',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '=HYPERLINK("https://example.com")\nsecond line',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    ' =1+1',
    'a;=1+1',
    'a; =1+1',
    'a\t=1+1',
    'a\n=1+1',
    'a";=1+1',
    'a";"=1+1',
    '"a";=1+1;"b',
    'a\r\n-1;+2\n@SUM(A1)',
  ])('takes %j for a text and not for a formula, whatever Excel separates cells by', (value) => {
    const csv = toCsv([{ first: 'x', value, last: value }])
    const [, cells = []] = readBack(csv)
    expect(cells.map((cell) => cell.replaceAll("'", ''))).toEqual(['x', value, value])
    for (const delimiter of [',', ';', '\t']) {
      const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { delimiter })
      expect(data.flat().filter((cell) => /^"?\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
    }
  })

  test('a formula can not hide in a list or under a field name', () => {
    expect(readBack(toCsv([{ '=cmd': ['=1', '=2'] }]))).toEqual([["'=cmd"], ["'=1, =2"]])
  })

  test('keeps quotes, commas, semicolons and line breaks inside their cell', () => {
    const text = 'He said "yes; no",\r\nand left'
    expect(readBack(toCsv([{ text, next: 'x' }]))).toEqual([
      ['text', 'next'],
      [text, 'x'],
    ])
  })

  test('writes numbers as numbers, yes and no as words, tags by their names, nothing as nothing', () => {
    const row = {
      change: -2,
      active: true,
      hidden: false,
      tags: [
        { id: '1', name: 'AI' },
        { id: '2', name: 'Agile' },
      ],
      bio: null,
    }
    expect(readBack(toCsv([row]))[1]).toEqual(['-2', 'yes', 'no', 'AI, Agile', ''])
  })

  test('has a column for every field that any row has', () => {
    expect(readBack(toCsv([{ a: 1 }, { b: 2 }]))).toEqual([
      ['a', 'b'],
      ['1', ''],
      ['', '2'],
    ])
  })
})
