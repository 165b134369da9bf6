import { expect, test } from 'vitest'
import { builtInPartners } from './built-in.ts'
import { partnersContent } from './content.ts'
import { marks } from './marks.ts'
import { type PartnerGroup, readPartners } from './partner-list.ts'

const groups = Object.keys(builtInPartners) as PartnerGroup[]
const own = { name: 'Own', description: 'Added by users.', logo: '/storage/partners/own.png' }

test('there are technology, education and implementation partners, each with a mark of its own', () => {
  expect(groups).toEqual(['technology', 'education', 'implementation'])
  const logos = groups.flatMap((group) => builtInPartners[group].map(({ logo }) => logo))
  expect(new Set(logos).size).toBe(logos.length)
  for (const logo of logos) expect(Object.keys(marks)).toContain(logo)
})

test.each(groups)('the %s partners can be edited as a list', (group) => {
  expect(readPartners(group, partnersContent.texts[`${group}_partners`])).toEqual(builtInPartners[group])
  expect(readPartners(group, JSON.stringify([own]))).toEqual([own])
  expect(readPartners(group, '[]')).toEqual([])
})

test.each([
  ['not JSON', '[{'],
  ['nothing', ''],
  ['no list', '{"name":"A"}'],
  ['an entry without a name', JSON.stringify([{ ...own, name: ' ' }])],
  ['an entry that is no object', '[null]'],
])('%s falls back to the built-in partners', (_case, json) => {
  expect(readPartners('education', json)).toBe(builtInPartners.education)
})
