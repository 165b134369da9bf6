/** One figure with the limit it must keep. Speeds are ratios against a baseline of the same run: machines differ. */
export type Measurement = { what: string; value: number; unit: string; limit: number; better: 'lower' | 'higher' }

export type Benchmark = () => Promise<Measurement[]>

export const isKept = ({ value, limit, better }: Measurement) => (better === 'lower' ? value <= limit : value >= limit)

export const atMost = (what: string, value: number, limit: number, unit = ''): Measurement => ({
  what,
  value,
  unit,
  limit,
  better: 'lower',
})

export const atLeast = (what: string, value: number, limit: number, unit = ''): Measurement => ({
  what,
  value,
  unit,
  limit,
  better: 'higher',
})

export function printTable(measurements: Measurement[]) {
  const shown = (value: number, unit: string) => `${Math.round(value * 100) / 100}${unit ? ` ${unit}` : ''}`
  const rows = measurements.map((m) => [
    isKept(m) ? 'ok' : 'MISSED',
    m.what,
    shown(m.value, m.unit),
    `${m.better === 'lower' ? 'at most' : 'at least'} ${shown(m.limit, m.unit)}`,
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * What two do, in turns: either's rate varies by half from second to second. Each goes first in every other turn. The first
 * turn of each is not counted: its code is compiled then.
 */
export async function measureInTurns(
  turns: number,
  measureOne: () => Promise<number>,
  measureOther: () => Promise<number>,
) {
  const one: number[] = []
  const other: number[] = []
  const measures = [async () => one.push(await measureOne()), async () => other.push(await measureOther())]
  for (let turn = 0; turn <= turns; turn++)
    for (const measure of turn % 2 ? measures : measures.toReversed()) await measure()
  return one.map((value, turn) => ({ one: value, other: other[turn] ?? 0 })).slice(1)
}

/** Whatever else the machine does takes from both halves of a turn, least in the quickest quarter of them. */
export const quickestQuarter = <Turn>(turns: Turn[], speedOf: (turn: Turn) => number) =>
  turns.toSorted((a, b) => speedOf(b) - speedOf(a)).slice(0, Math.ceil(turns.length / 4))

/** One against the other, over all these turns. */
export function ratioOf(turns: { one: number; other: number }[]) {
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  return sum(turns.map(({ one }) => one)) / sum(turns.map(({ other }) => other))
}
