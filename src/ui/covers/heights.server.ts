import {
  area,
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
} from './shapes.server.ts'

const order: Paint[] = ['agile', 'ai', 'agile', 'ai']

/** A flight of stairs. */
export function steps(dice: Dice): Mark[] {
  const count = dice.whole(3, 6)
  const bottom = dice.between(450, 535)
  const top = dice.between(120, 190)
  const from = dice.between(60, 220)
  const width = round((dice.between(860, 980) - from) / (count - 1))
  const height = round((bottom - top) / (count - 1))
  const treads = Array.from({ length: count }, (_, i) => ({ x: from + (i - 1) * width, y: bottom - i * height }))
  return [
    ...treads.map(({ x, y }, i) =>
      area(`M${i === 0 ? -40 : x} ${y}H${i === count - 1 ? 1240 : x + width}V660H${i === 0 ? -40 : x}Z`, 'quiet'),
    ),
    ...treads.slice(0, -1).map(({ x, y }, i) => {
      const start = i === 0 ? -40 : x
      return line(`M${start} ${y}H${x + width}V${y - height}`, order[i % 2] ?? 'agile', thin * 1.4)
    }),
    ...treads.slice(-1).map(({ x, y }) => line(`M${x} ${y}H1240`, 'velocity', bold)),
    ...treads.slice(-1).flatMap(({ x, y }) => station(x, y, 'velocity', 46)),
  ]
}

/** From one side to the other. */
export function bridge(dice: Dice): Mark[] {
  const left = dice.between(240, 340)
  const right = dice.between(860, 960)
  const deck = dice.between(330, 430)
  const hangs = dice.chance(0.5)
  const rise = dice.between(190, 250)
  const count = dice.whole(4, 8)
  const [bank, far]: [Paint, Paint] = dice.chance(0.5) ? ['agile', 'ai'] : ['ai', 'agile']
  const heightAt = (share: number) => {
    const arch = 4 * share * (1 - share)
    return round(hangs ? deck - rise * (1 - arch * 0.86) : deck - rise * arch)
  }
  const points = Array.from({ length: 41 }, (_, i) => `${round(left + ((right - left) * i) / 40)} ${heightAt(i / 40)}`)
  const hangers = Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / (count + 1)
    return `M${round(left + (right - left) * share)} ${heightAt(share)}V${deck}`
  })
  return [
    area(`M-40 ${deck}H${left}V660H-40Z`, bank),
    area(`M1240 ${deck}H${right}V660H1240Z`, far),
    line(hangers.join(''), 'quiet', thin),
    line(`M${points.join('L')}`, 'velocity', bold * 0.8),
    ...(hangs
      ? [
          line(`M${left} ${deck}V${deck - rise}`, bank, bold * 0.6),
          line(`M${right} ${deck}V${deck - rise}`, far, bold * 0.6),
        ]
      : []),
    line(`M-40 ${deck}H1240`, 'velocity', thin * 1.6),
  ]
}

/** A road, and where it leads. */
export function horizon(dice: Dice): Mark[] {
  const x = dice.between(400, 800)
  const y = dice.between(230, 350)
  const sun = dice.between(110, 190)
  const lanes = dice.whole(2, 4)
  const spread = dice.between(190, 330)
  const [near, far]: [Paint, Paint] = dice.chance(0.5) ? ['agile', 'ai'] : ['ai', 'agile']
  const ends = Array.from({ length: lanes * 2 }, (_, i) => round(x + (i - lanes + 0.5) * spread))
  return [
    area(`M${x - sun} ${y}a${sun} ${sun} 0 0 1 ${2 * sun} 0Z`, 'velocity'),
    ...(dice.chance(0.5)
      ? [line(`M${x - sun - 60} ${y}a${sun + 60} ${sun + 60} 0 0 1 ${2 * sun + 120} 0`, 'quiet')]
      : []),
    ...ends.map((end, i) => line(`M${x} ${y}L${end} 680`, i < lanes ? near : far, thin * 1.3)),
    line(`M-40 ${y}H1240`, 'velocity', thin * 1.6),
  ]
}

/** A way through many points. */
export function grid(dice: Dice): Mark[] {
  const [columns, rows] = dice.pick([
    [8, 4],
    [9, 5],
    [7, 4],
  ])
  const space = dice.between(1200 / columns - 12, 1200 / columns + 16)
  const down = dice.between(410 / rows, 500 / rows)
  const left = dice.between(10, 90)
  const middle = dice.between(300, 330)
  const at = (column: number, row: number) =>
    [round(left + column * space), round(middle + (row - (rows - 1) / 2) * down)] as const
  const points = Array.from({ length: columns * rows }, (_, i) => at(i % columns, Math.floor(i / columns)))
  const meet = { column: dice.whole(3, columns - 4), row: dice.whole(1, rows - 2) }
  const way = (row: number, toRow: number) => {
    const turn = Math.max(0, meet.column - Math.abs(row - toRow))
    const [startX, startY] = at(0, row)
    const [turnX] = at(turn, row)
    const [endX, endY] = at(meet.column, toRow)
    return `M-40 ${startY}H${startX}H${turnX}L${endX} ${endY}`
  }
  const [meetX, meetY] = at(meet.column, meet.row)
  const rise = Math.min(meet.row, dice.whole(0, rows - 1))
  const leave = dice.chance(0.7) ? meet.row - rise : Math.min(rows - 1, meet.row + 1)
  const [leaveX, leaveY] = at(meet.column + Math.abs(meet.row - leave) + 1, leave)
  const [straightX] = at(meet.column + 1, leave)
  return [
    ...points.map(([px, py]) => dot(px, py, 15, 'quiet')),
    line(way(0, meet.row), 'agile', thin * 1.4),
    line(way(rows - 1, meet.row), 'ai', thin * 1.4),
    line(`M${meetX} ${meetY}H${straightX}L${leaveX} ${leaveY}H1240`, 'velocity', bold),
    area(circle(meetX, meetY, 52), 'velocity'),
    dot(meetX, meetY, 26, 'ground'),
  ]
}
