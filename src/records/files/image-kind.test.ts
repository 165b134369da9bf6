import { expect, test } from 'vitest'
import { findImageKind } from './image-kind.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['jpeg', bytes('\xff\xd8\xff\xe0..JFIF')],
  ['png', bytes('\x89PNG\r\n\x1a\n....IHDR')],
  ['gif', bytes('GIF89a....')],
  ['webp', bytes('RIFF\x10\x00\x00\x00WEBPVP8 ')],
  ['avif', bytes('\x00\x00\x00\x1cftypavif')],
  ['heic', bytes('\x00\x00\x00\x18ftypheic')],
  ['svg', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  [
    'svg',
    bytes('\n<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg viewBox="0 0 1 1">'),
  ],
])('%s is known by its first bytes', (kind, start) => {
  expect(findImageKind(start)).toBe(kind)
})

test.each([
  ['a page', '<!doctype html><html><svg></svg></html>'],
  ['a page after a comment', '<!-- <svg> --><script>alert(1)</script><svg>'],
  ['a document', '%PDF-1.7'],
  ['a program', 'MZ\x90\x00'],
  ['an archive', 'PK\x03\x04'],
  ['a script', 'GIF = 1; alert(1)'],
  ['nothing', ''],
])('%s is none', (_what, start) => {
  expect(findImageKind(bytes(start))).toBeUndefined()
})
