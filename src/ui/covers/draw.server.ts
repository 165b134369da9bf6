import { chooseComposition } from './choose.server.ts'
import type { Composition } from './compositions.ts'
import { bridge, grid, horizon, steps } from './heights.server.ts'
import { crossing, fork, merge, queue, relay } from './lines.server.ts'
import { knot, loop, orbit, wave } from './rounds.server.ts'
import { type Dice, type Mark, throwDice } from './shapes.server.ts'

const grounds = ['mist', 'agile-tint', 'ai-tint', 'velocity-tint', 'deep', 'agile-deep', 'ai-deep'] as const

export type Ground = (typeof grounds)[number]

export type CoverDrawing = { composition: Composition; ground: Ground; marks: Mark[] }

const draw: Record<Composition, (dice: Dice) => Mark[]> = {
  merge,
  fork,
  queue,
  crossing,
  relay,
  steps,
  bridge,
  horizon,
  grid,
  wave,
  loop,
  orbit,
  knot,
}

/** The drawing of whatever has no picture: its topic chooses what is shown, its seed how. Always the same for both. */
export function drawCover(topic: string, seed: string): CoverDrawing {
  const composition = chooseComposition(topic, seed)
  const ground = throwDice(`${seed} ground`).pick(grounds)
  return { composition, ground, marks: draw[composition](throwDice(seed)) }
}
