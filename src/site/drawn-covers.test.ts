import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samples } from '#features/blog/seed.server.ts'
import { samples as stories } from '#features/use-cases/seed.server.ts'
import { coverTopic } from '#ui/cover-address.ts'
import { coverFile } from '#ui/covers/art.server.tsx'
import { chooseComposition } from '#ui/covers/choose.server.ts'
import { compositions } from '#ui/covers/compositions.ts'
import { drawCover } from '#ui/covers/draw.server.ts'

const listLength = 12

/** As small as covers are shown: what differs there can be told apart. */
function thumbnail(topic: string, seed: string) {
  const plain = coverFile(topic, seed).replace(/var\(--[\w-]+,(#\w+)\)/g, '$1')
  return new Resvg(plain, { fitTo: { mode: 'width', value: 84 } }).render().pixels
}

/** The share of dots that anybody would call different. */
function difference(one: Buffer, other: Buffer) {
  let different = 0
  for (let at = 0; at < one.length; at += 4) {
    if (apart(one, other, at) + apart(one, other, at + 1) + apart(one, other, at + 2) > 60) different += 1
  }
  return different / (one.length / 4)
}

const apart = (one: Buffer, other: Buffer, at: number) => Math.abs((one[at] ?? 0) - (other[at] ?? 0))

function closest(covers: { topic: string; seed: string }[]) {
  const pictures = covers.map(({ topic, seed }) => thumbnail(topic, seed))
  return Math.min(...pictures.flatMap((one, i) => pictures.slice(i + 1).map((other) => difference(one, other))))
}

const sampleCovers = [...samples, ...stories].map((item) => ({
  topic: coverTopic({ cover_composition: null, tags: item.tags ?? [] }),
  seed: item.slug,
}))

test('the same topic and title always give the same drawing', () => {
  expect(coverFile('AI', 'first-article')).toBe(coverFile('AI', 'first-article'))
  expect(coverFile('AI', 'first-article')).not.toBe(coverFile('AI', 'second-article'))
})

test('what somebody has chosen is drawn, whatever the topic', () => {
  for (const composition of compositions) expect(drawCover(composition, 'any-title').composition).toBe(composition)
})

test('the topic chooses what suits it', () => {
  expect(chooseComposition('Agile Leadership', 'leadership-is-a-queue')).toBe('queue')
  expect(['knot', 'steps']).toContain(chooseComposition('Rescue', 'a-programme'))
})

test('the sample articles and stories show at least eight compositions, and no two covers are alike', () => {
  expect(new Set(sampleCovers.map(({ topic, seed }) => drawCover(topic, seed).composition)).size).toBeGreaterThan(7)
  expect(closest(sampleCovers)).toBeGreaterThan(0.04)
})

test('in a list of twelve no cover is there twice, whatever the titles', () => {
  const word = fc.constantFrom(
    ...'why how teams decisions plans pilots boards change flow speed trust work models release habits goals'.split(
      ' ',
    ),
  )
  const title = fc.array(word, { minLength: 3, maxLength: 7 }).map((words) => words.join('-'))
  const topic = fc.constantFrom('AI', 'Agile Leadership', 'Product', 'Scrum@Scale', 'Coaching', 'Transformation', 'any')
  const list = fc.uniqueArray(fc.record({ topic, seed: title }), {
    minLength: listLength,
    maxLength: listLength,
    selector: ({ seed }) => seed,
  })
  fc.assert(
    fc.property(list, (covers) => {
      expect(closest(covers)).toBeGreaterThan(0.01)
    }),
    { numRuns: 25, endOnFailure: true, seed: 12 },
  )
})

test('a drawing stays within what a reader of pictures can take, whatever is asked for', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (topic, seed) => {
      const file = coverFile(topic, seed)
      expect(file).not.toMatch(/NaN|undefined|Infinity/)
      expect(file.length).toBeLessThan(12_000)
    }),
  )
})

test('no stop of lanes that part, join or cross a grid is cut by the widest crop', () => {
  // At the head of an article, 21 by 9.
  const edge = (630 - 1200 / (21 / 9)) / 2
  for (const composition of ['merge', 'fork', 'grid', 'steps'] as const)
    for (let seed = 0; seed < 60; seed++)
      for (const { d, paint } of drawCover(composition, `seed ${seed}`).marks) {
        const [, , y = '315', radius = '0'] = /^M(-?\d+) (-?\d+)a(\d+)/.exec(d) ?? []
        if (paint === 'quiet') continue
        expect(Number(y) - Number(radius), `${composition} ${seed}`).toBeGreaterThanOrEqual(edge)
        expect(Number(y) + Number(radius), `${composition} ${seed}`).toBeLessThanOrEqual(630 - edge)
      }
})
