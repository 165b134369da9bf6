import { expect, test } from 'vitest'
import { builtInPartners } from './built-in.ts'
import { partnersContent } from './content.ts'
import { partners } from './feature.server.ts'
import { marks } from './marks.ts'
import { findPicture, type PartnerGroup, readPartners } from './partner-list.ts'

const groups = Object.keys(builtInPartners) as PartnerGroup[]
const own = { name: 'Own', description: 'Added by users.', logo: '/storage/partners/own.png' }

test('there are technology, education and implementation partners, each with a mark of its own', () => {
  expect(groups).toEqual(['technology', 'education', 'implementation'])
  const logos = groups.flatMap((group) => builtInPartners[group].map(({ logo }) => logo))
  expect(new Set(logos).size).toBe(logos.length)
  for (const logo of logos) expect(Object.keys(marks)).toContain(logo)
})

test('users upload a logo for each partner, or choose a drawn mark', () => {
  for (const { fields } of Object.values(partners.texts?.[0]?.lists ?? {})) {
    expect(fields.find(({ name }) => name === 'picture')).toMatchObject({ type: 'picture', label: 'Logo' })
    expect(fields.find(({ name }) => name === 'logo')).toMatchObject({ type: 'choice', choices: Object.keys(marks) })
  }
})

test.each([
  ['an uploaded logo', { picture: '/storage/pictures/a.webp', logo: 'quill' }, '/storage/pictures/a.webp'],
  [
    'an address where earlier lists have it',
    { picture: '', logo: '/storage/partners/own.png' },
    '/storage/partners/own.png',
  ],
  ['a mark alone', { logo: 'quill' }, undefined],
  ['a picture elsewhere', { picture: '//elsewhere.example/a.png' }, undefined],
  ['a picture elsewhere behind a backslash', { picture: '/\\elsewhere.example/a.png' }, undefined],
  ['a picture elsewhere behind a tab', { logo: '/\t/elsewhere.example/a.png' }, undefined],
  ['a picture elsewhere by its full address', { picture: 'https://elsewhere.example/a.png' }, undefined],
])('%s', (_case, given, shown) => {
  expect(findPicture({ name: 'Own', description: '', ...given })).toBe(shown)
})

test.each(groups)('the %s partners can be edited as a list', (group) => {
  expect(readPartners(group, partnersContent.texts[`${group}_partners`])).toEqual(builtInPartners[group])
  expect(readPartners(group, JSON.stringify([own]))).toEqual([own])
  expect(readPartners(group, '[]')).toEqual([])
})

test.each([null, 'Own', { ...own, name: ' ' }])('an odd entry is left out, and the others stay: %j', (odd) => {
  expect(readPartners('education', JSON.stringify([odd, own]))).toEqual([own])
})

test.each([
  ['not JSON', '[{'],
  ['nothing', ''],
  ['no list', '{"name":"A"}'],
  ['nothing but an entry without a name', JSON.stringify([{ ...own, name: ' ' }])],
  ['nothing but an entry that is no object', '[null]'],
])('%s falls back to the built-in partners', (_case, json) => {
  expect(readPartners('education', json)).toBe(builtInPartners.education)
})
