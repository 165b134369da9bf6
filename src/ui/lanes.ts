export type Lane = 'agile' | 'ai' | 'velocity'
type LaneDrawing = {
  paths: { d: string; lane: Lane; width: number }[]
  stations: { x: number; y: number; r: number; lane: Lane }[]
}

/**
 * Two lanes that enter on the left, wander, and merge into one that leaves on the right. The same seed always gives
 * the same drawing, in any size: an article keeps its cover, and its share picture is the same drawing.
 */
export function drawLanes(seed: string, { width, height }: { width: number; height: number }): LaneDrawing {
  const random = randomFrom(seed)
  const between = (low: number, high: number) => low + (high - low) * random()
  const x = (share: number) => Math.round(share * width)
  const y = (share: number) => Math.round(share * height)
  const thin = Math.max(2, Math.round(height / 90))
  const bold = thin * 4

  const merge = { x: between(0.58, 0.74), y: between(0.34, 0.66) }
  const agileAbove = random() < 0.5
  const crossing = random() < 0.4
  const high = [between(0.1, 0.26), between(0.14, 0.34)] as const
  const low = [between(0.74, 0.9), between(0.66, 0.86)] as const
  const turn = [between(0.16, 0.24), between(0.34, 0.44)] as const

  const route = (lane: Lane, above: boolean, at: number) => {
    const first = above ? high[0] : low[0]
    const second = above === crossing ? low[1] : high[1]
    const bend = turn[0] + at * 0.03
    const d = [
      `M${x(-0.02)} ${y(first)}H${x(bend)}`,
      curve(x(bend), y(first), x(turn[1]), y(second)),
      `H${x(turn[1] + 0.05)}`,
      curve(x(turn[1] + 0.05), y(second), x(merge.x), y(merge.y)),
    ].join('')
    const stations = [
      { x: x(bend * between(0.35, 0.8)), y: y(first), r: thin * 2.2, lane },
      { x: x(turn[1] + 0.025), y: y(second), r: thin * 2.2, lane },
    ]
    return { path: { d, lane, width: thin }, stations }
  }

  const agile = route('agile', agileAbove, 0)
  const ai = route('ai', !agileAbove, 1)
  const exit = { x: 1.02, y: Math.min(0.9, Math.max(0.1, merge.y + between(-0.3, 0.08))) }
  const velocity = {
    d: `M${x(merge.x)} ${y(merge.y)}${curve(x(merge.x), y(merge.y), x(merge.x + 0.2), y(exit.y))}H${x(exit.x)}`,
    lane: 'velocity' as const,
    width: bold,
  }
  return {
    paths: [agile.path, ai.path, velocity],
    stations: [
      ...agile.stations,
      ...ai.stations,
      { x: x(merge.x), y: y(merge.y), r: bold * 1.1, lane: 'velocity' as const },
    ],
  }
}

/** Leaves and arrives level, like a track. */
function curve(fromX: number, fromY: number, toX: number, toY: number) {
  const middle = Math.round((fromX + toX) / 2)
  return `C${middle} ${fromY} ${middle} ${toY} ${toX} ${toY}`
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
