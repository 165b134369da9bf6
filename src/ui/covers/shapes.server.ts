/** Every cover is drawn on a ground of this size; what it is about lies in the middle, where no crop cuts it off. */
export const ground = { width: 1200, height: 630 }

export const thin = 14
export const bold = 44

export type Paint = 'agile' | 'ai' | 'velocity' | 'ground' | 'quiet'

/** A line when it has a width, otherwise an area. */
export type Mark = { d: string; paint: Paint; width?: number }

export const line = (d: string, paint: Paint, width = thin): Mark => ({ d, paint, width })

export const area = (d: string, paint: Paint): Mark => ({ d, paint })

/** A stop on a lane: the ground shows through its ring. */
export function station(x: number, y: number, paint: Paint, radius = 24): Mark[] {
  return [area(circle(x, y, radius + 6), paint), area(circle(x, y, radius - 7), 'ground')]
}

export const dot = (x: number, y: number, radius: number, paint: Paint) => area(circle(x, y, radius), paint)

export const circle = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`

/** Leaves and arrives level, like a track. */
export function track(fromX: number, fromY: number, toX: number, toY: number) {
  const middle = round((fromX + toX) / 2)
  return `C${middle} ${round(fromY)} ${middle} ${round(toY)} ${round(toX)} ${round(toY)}`
}

export const round = Math.round

/** Numbers that the same seed always gives again. */
export type Dice = {
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  chance: (share: number) => boolean
  pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
}

export function throwDice(seed: string): Dice {
  const random = randomFrom(seed)
  const between = (low: number, high: number) => round(low + (high - low) * random())
  return {
    between,
    whole: (low, high) => low + Math.floor(random() * (high - low + 1)),
    chance: (share) => random() < share,
    pick: (choices) => choices[Math.floor(random() * choices.length)] ?? choices[0],
  }
}

/** FNV-1a to make a number of the seed, mulberry32 to draw from it. */
function randomFrom(seed: string) {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
