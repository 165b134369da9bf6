import {
  bold,
  circle,
  type Dice,
  dot,
  line,
  type Mark,
  type Paint,
  round,
  station,
  thin,
  track,
} from './shapes.server.ts'

/** Waves that come to rest. */
export function wave(dice: Dice): Mark[] {
  const count = dice.whole(3, 5)
  const swings = dice.pick([3, 4, 5, 6])
  const space = round(380 / count)
  const loud = dice.between(70, 150)
  const settles = dice.chance(0.6)
  const boldOne = dice.whole(0, count - 1)
  const shift = dice.between(0, 200)
  return Array.from({ length: count }, (_, i) => {
    const y = round(315 + (i - (count - 1) / 2) * space)
    const width = round(1300 / swings)
    const start = -100 - width - round((shift * i) / count)
    // From crest to trough: level at both, so that no swing shows where the next one begins, however much smaller it is.
    const turns = Array.from({ length: swings + 4 }, (_, swing) => {
      const x = start + swing * width
      const share = settles ? Math.min(1, Math.max(0.06, 1 - (x + 100) / 1150)) : 1
      return { x, y: y + loud * 0.8 * share * (swing % 2 ? 1 : -1) }
    })
    const d = turns.reduce((path, to, at) => {
      const from = turns[at - 1]
      return from ? path + track(from.x, from.y, to.x, to.y) : `M${to.x} ${round(to.y)}`
    }, '')
    return line(d, i === boldOne ? 'velocity' : i % 2 ? 'ai' : 'agile', i === boldOne ? bold : thin * 1.4)
  })
}

/** A lane that comes round again, each time further on. */
export function loop(dice: Dice): Mark[] {
  const count = dice.whole(1, 3)
  const below = dice.chance(0.4)
  const y = below ? dice.between(170, 230) : dice.between(400, 460)
  const [own, other]: [Paint, Paint] = dice.chance(0.5) ? ['agile', 'ai'] : ['ai', 'agile']
  const space = count === 1 ? 0 : dice.between(230, 270)
  const first = 600 - (space * (count - 1)) / 2 + dice.between(-60, 60)
  const sizes = Array.from({ length: count }, (_, i) => dice.between(95, 125) + (count === 1 ? 60 : i * 14))
  const turn = (radius: number) => {
    const up = below ? radius : -radius
    const sweep = below ? 1 : 0
    return `a${radius} ${radius} 0 1 ${sweep} 0 ${2 * up}a${radius} ${radius} 0 1 ${sweep} 0 ${-2 * up}`
  }
  const rings = sizes.map((radius, i) => ({ x: round(first + i * space), radius }))
  const last = rings.at(-1) ?? { x: 600, radius: 100 }
  return [
    line(`M-40 ${y}H${last.x}`, own, bold * 0.6),
    ...rings.map(({ x, radius }, i) =>
      line(`M${x} ${y}${turn(radius)}`, i === count - 1 ? 'velocity' : i % 2 ? other : own, bold * 0.6),
    ),
    line(`M${last.x} ${y}H1240`, 'velocity', bold),
    ...rings.flatMap(({ x, radius }, i) =>
      station(x, y + (below ? 2 : -2) * radius, i === count - 1 ? 'velocity' : i % 2 ? other : own, 30),
    ),
    ...station(last.x, y, 'velocity', 46),
  ]
}

/** What moves around one thing in the middle. */
export function orbit(dice: Dice): Mark[] {
  const count = dice.whole(2, 4)
  const x = dice.between(500, 700)
  const y = dice.between(270, 360)
  const step = round(250 / count)
  return [
    ...Array.from({ length: count }, (_, i) => {
      const radius = 95 + (i + 0.6) * step
      const paint: Paint = (i + (count % 2)) % 2 ? 'ai' : 'agile'
      const angles = Array.from({ length: dice.whole(1, 3) }, () => (dice.between(0, 360) * Math.PI) / 180)
      return [
        line(circle(x, y, round(radius)), paint, thin),
        ...angles.map((angle) =>
          dot(round(x + Math.cos(angle) * radius), round(y + Math.sin(angle) * radius), dice.between(24, 40), paint),
        ),
      ]
    }).flat(),
    dot(x, y, dice.between(74, 92), 'velocity'),
  ]
}

const tangles: [[number, number], ...[number, number][]] = [
  [3, 2],
  [2, 3],
  [3, 4],
  [5, 4],
  [4, 3],
]

/** What was tangled leaves as one straight line. */
export function knot(dice: Dice): Mark[] {
  const [across, down] = dice.pick(tangles)
  const width = dice.between(190, 260)
  const height = dice.between(160, 215)
  const x = dice.between(470, 600)
  const phase = dice.between(20, 80) / 100
  const points = Array.from({ length: 161 }, (_, i) => {
    const t = (i / 160) * 2 * Math.PI
    return [round(x + width * Math.sin(across * t + phase)), round(315 + height * Math.sin(down * t))] as const
  })
  const through = (part: (readonly [number, number])[]) => `M${part.map(([px, py]) => `${px} ${py}`).join('L')}`
  const start = points[0] ?? [x, 315]
  const [first, second]: [Paint, Paint] = dice.chance(0.5) ? ['agile', 'ai'] : ['ai', 'agile']
  const exit = dice.between(200, 430)
  return [
    line(`M-40 315H${start[0]}`, first, thin * 1.4),
    line(through(points.slice(0, 81)), first, thin * 1.4),
    line(through(points.slice(80)), second, thin * 1.4),
    line(`M${start[0]} ${start[1]}${track(start[0], start[1], x + width + 130, exit)}H1240`, 'velocity', bold),
    ...station(start[0], start[1], 'velocity', 46),
  ]
}
