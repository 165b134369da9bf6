import { expect, test } from 'vitest'
import { isAbout } from '#resources/related.ts'
import { chooseRelated } from './choose.ts'

const page = (id: string, ...tags: string[]) => ({ id, title: id, text: null, path: `/${id}`, tags })
const combination = { archetype: 'scaler', pillar: 'ai' } as const
const choose = (pages: ReturnType<typeof page>[], { pinned, count = 2 }: { pinned?: string; count?: number } = {}) => {
  const { shown, found } = chooseRelated(pages, combination, { pinned, count })
  return { shown: shown.map(({ id }) => id), found }
}

test('a tag is about a topic when it has its words, whatever else it says', () => {
  expect(isAbout('AI Strategy', 'AI')).toBe(true)
  expect(isAbout('Agile Leadership', 'leadership')).toBe(true)
  expect(isAbout('Scrum@Scale', 'Scrum@Scale')).toBe(true)
  expect(isAbout('Retail', 'AI')).toBe(false)
  expect(isAbout('AI', 'AI Strategy')).toBe(false)
})

test('what is about the weakest pillar and the archetype comes before what is about one of them', () => {
  const pages = [page('other', 'Law'), page('change', 'Transformation'), page('ai', 'AI'), page('both', 'AI', 'Change')]
  expect(choose(pages, { count: 4 })).toEqual({ shown: ['both', 'ai', 'change', 'other'], found: true })
})

test('of equals the one that its feature puts first is taken', () => {
  expect(choose([page('newest', 'AI'), page('older', 'AI Pilots'), page('oldest', 'AI')]).shown).toEqual([
    'newest',
    'older',
  ])
})

test('where no tag fits the newest are shown, and it is said that nothing was found', () => {
  expect(choose([page('newest'), page('older', 'Law'), page('oldest')])).toEqual({
    shown: ['newest', 'older'],
    found: false,
  })
})

test('a pinned page comes first, and is passed over while it is not among those that may be read', () => {
  const pages = [page('fitting', 'AI'), page('pinned')]
  expect(choose(pages, { pinned: 'pinned', count: 1 }).shown).toEqual(['pinned'])
  expect(choose(pages, { pinned: 'withdrawn', count: 1 }).shown).toEqual(['fitting'])
})
