import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar, initials } from './avatar.tsx'

test.each([
  ['Katalin Varga', 'KV'],
  ['Anna Mária Kovács', 'AM'],
  ['Örs', 'Ö'],
  ['  ágnes   őri ', 'ÁŐ'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('a portrait keeps in sight what users pointed at', () => {
  const draw = (photo: string) => renderToStaticMarkup(createElement(Avatar, { name: 'A', photo }))
  expect(draw('/storage/pictures/a.webp?v=1&at=20-80')).toContain('object-position:20% 80%')
  expect(draw('/storage/pictures/a.webp?v=1')).not.toContain('object-position')
})
