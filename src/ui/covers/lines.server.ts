import { bold, type Dice, dot, line, type Mark, type Paint, round, station, thin, track } from './shapes.server.ts'

const pair = (dice: Dice): [Paint, Paint] => (dice.chance(0.5) ? ['agile', 'ai'] : ['ai', 'agile'])

/** Several lanes become one. */
export function merge(dice: Dice): Mark[] {
  const colours = pair(dice)
  const count = dice.whole(2, 4)
  const x = dice.between(540, 680)
  const y = dice.between(230, 400)
  const top = dice.between(95, 150)
  const step = (dice.between(480, 535) - top) / (count - 1)
  const lanes = Array.from({ length: count }, (_, i) => {
    const from = round(top + i * step)
    const bend = dice.between(170, 320)
    const paint = colours[i % 2] ?? 'agile'
    return { from, bend, paint }
  })
  const exit = dice.between(120, 500)
  return [
    ...lanes.map(({ from, bend, paint }) => line(`M-40 ${from}H${bend}${track(bend, from, x, y)}`, paint)),
    line(`M${x} ${y}${track(x, y, x + 260, exit)}H1240`, 'velocity', bold),
    ...lanes.flatMap(({ from, bend, paint }) => station(bend, from, paint)),
    ...station(x, y, 'velocity', 50),
  ]
}

/** One lane becomes several, of which one goes on. */
export function fork(dice: Dice): Mark[] {
  const colours = pair(dice)
  const count = dice.whole(3, 5)
  const chosen = dice.whole(0, count - 1)
  const x = dice.between(340, 450)
  const y = dice.between(200, 430)
  const ends = Array.from({ length: count }, (_, i) => ({
    x: dice.between(690, 860),
    y: round(110 + (i * 410) / (count - 1)),
    paint: colours[i % 2] ?? 'ai',
  }))
  const branches = ends.map((end, i) =>
    i === chosen
      ? line(`M${x} ${y}${track(x, y, end.x - 60, end.y)}H1240`, 'velocity', bold)
      : line(`M${x} ${y}${track(x, y, end.x, end.y)}`, end.paint),
  )
  return [
    line(`M-40 ${y}H${x}`, colours[0], bold * 0.6),
    ...branches.filter((_, i) => i !== chosen),
    ...branches.filter((_, i) => i === chosen),
    ...ends.flatMap((end, i) => (i === chosen ? [] : station(end.x, end.y, end.paint))),
    ...station(x, y, 'velocity', 50),
  ]
}

/** Those who wait before a gate, and the one that is through. */
export function queue(dice: Dice): Mark[] {
  const rows = dice.whole(2, 3)
  const gate = dice.between(660, 780)
  const through = dice.whole(0, rows - 1)
  const colours = pair(dice)
  const space = rows === 2 ? 230 : 165
  const first = 315 - (space * (rows - 1)) / 2
  return Array.from({ length: rows }, (_, row) => {
    const y = round(first + row * space)
    const paint = colours[row % 2] ?? 'agile'
    const waiting = dice.whole(2, 6)
    const gap = dice.between(88, 112)
    return [
      line(`M-40 ${y}H${gate}`, paint),
      ...(row === through
        ? [line(`M${gate} ${y}H1240`, 'velocity', bold), dot(gate + dice.between(130, 260), y, 58, 'velocity')]
        : []),
      line(`M${gate} ${y - 62}V${y + 62}`, row === through ? 'velocity' : paint, 26),
      ...Array.from({ length: waiting }, (_, i) => station(gate - 85 - i * gap, y, paint, 32)).flat(),
    ]
  }).flat()
}

/** Lanes that weave, each now above, now below. */
export function crossing(dice: Dice): Mark[] {
  const colours = pair(dice)
  const turns = dice.whole(2, 5)
  const height = dice.between(110, 200)
  const middle = dice.between(270, 360)
  const start = dice.between(60, 200)
  const width = (1200 - 2 * start) / turns
  const [high, low] = [middle - height, middle + height]
  const strands = [0, 1] as const
  const pieces = Array.from({ length: turns }, (_, turn) => {
    const [from, to] = [round(start + turn * width), round(start + (turn + 1) * width)]
    // The one that is drawn last lies on top, with a little of the ground beside it.
    const order = turn % 2 ? strands : [1, 0]
    return order.flatMap((strand) => {
      const isUp = (turn + strand) % 2 === 0
      const d = `M${from} ${isUp ? high : low}${track(from, isUp ? high : low, to, isUp ? low : high)}`
      const [paint, size] = strand ? (['velocity', bold] as const) : [colours[0], bold * 0.6]
      return [line(d, 'ground', size + 30), line(d, paint, size)]
    })
  }).flat()
  const end = (strand: number) => ((turns + strand) % 2 === 0 ? high : low)
  return [
    line(`M-40 ${middle}H1240`, 'quiet'),
    ...pieces,
    line(`M-40 ${high}H${start}`, colours[0], bold * 0.6),
    line(`M-40 ${low}H${start}`, 'velocity', bold),
    line(`M${round(start + turns * width)} ${end(0)}H1240`, colours[0], bold * 0.6),
    line(`M${round(start + turns * width)} ${end(1)}H1240`, 'velocity', bold),
  ]
}

/** Pieces of work, each handed on to the next. */
export function relay(dice: Dice): Mark[] {
  const colours = pair(dice)
  const count = dice.whole(3, 5)
  const rising = dice.chance(0.5)
  const height = round(430 / count)
  const start = dice.between(40, 180)
  const width = round((dice.between(700, 840) - start) / (count - 1))
  return Array.from({ length: count }, (_, i) => {
    const row = rising ? count - 1 - i : i
    const y = round(100 + height / 2 + row * height)
    const isLast = i === count - 1
    const x = start + i * width
    const end = isLast ? 1240 : x + width + dice.between(20, 80)
    const paint: Paint = isLast ? 'velocity' : (colours[i % 2] ?? 'ai')
    const next = y + (rising ? -height : height)
    return [
      line(`M-40 ${y}H1240`, 'quiet', thin / 2),
      ...(isLast ? [] : [line(`M${end} ${y}V${next}`, paint, thin)]),
      line(`M${x} ${y}H${end}`, paint, Math.min(height * 0.55, 66)),
    ]
  }).flat()
}
