import fc from 'fast-check'
import { type Fate, fates, type Newsroom } from './editors.ts'

/** What may happen in a newsroom of two editors with three windows. */
type Step =
  | { what: 'open'; place: number; editor: number }
  | { what: 'type' | 'close'; place: number }
  | { what: 'keep'; place: number; fate: Fate; insists: boolean }
  | { what: 'discard' | 'save'; place: number; fate: Fate }
  | { what: 'deliver'; which: number }
  | { what: 'restart' }

const place = fc.integer({ min: 0, max: 2 })
const fate = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fate>('answered') },
  { weight: 3, arbitrary: fc.constantFrom(...fates) },
)
const constant = <What extends string>(what: What) => fc.constant(what)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: constant('open'), place, editor: fc.integer({ min: 0, max: 1 }) }) },
  { weight: 7, arbitrary: fc.record({ what: constant('type'), place }) },
  { weight: 8, arbitrary: fc.record({ what: constant('keep'), place, fate, insists: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: constant('discard'), place, fate }) },
  { weight: 2, arbitrary: fc.record({ what: constant('save'), place, fate }) },
  { weight: 3, arbitrary: fc.record({ what: constant('deliver'), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ what: constant('close'), place }) },
  { weight: 1, arbitrary: fc.record({ what: constant('restart') }) },
)

/** Steps that happen at the same time, each in a window of its own. */
const moment = fc.uniqueArray(step, {
  minLength: 1,
  maxLength: 3,
  selector: (given) => ('place' in given ? given.place : given.what),
})

/** Left to itself, fast-check makes short ones. */
export const dayOf = (most: number, least = 5) => fc.array(moment, { minLength: least, maxLength: most })

export const twoEditors = [0, 1]

export async function take(newsroom: Newsroom, given: Step, restart: () => Promise<void>) {
  if (given.what === 'open') await newsroom.open(given.place, given.editor)
  else if (given.what === 'type') newsroom.type(given.place)
  else if (given.what === 'close') newsroom.close(given.place)
  else if (given.what === 'keep') await newsroom.keep(given.place, given.fate, given.insists)
  else if (given.what === 'discard') await newsroom.discard(given.place, given.fate)
  else if (given.what === 'save') await newsroom.save(given.place, given.fate)
  else if (given.what === 'deliver') await newsroom.deliver(given.which)
  else await restart()
}
