/**
 * How much longer four times the text takes. Linear work answers about four, work that grows with the square sixteen.
 * Times of the same run are compared, and only those in which this thread was computing, so that a slow or busy machine
 * changes nothing.
 */
export function growth(run: (text: string) => unknown, textOf: (length: number) => string, length: number): number {
  const [short, long] = [textOf(length), textOf(4 * length)]
  run(short)
  return median(() => timeOf(run, long)) / median(() => timeOf(run, short))
}

/** Runs that are too short to be measured are repeated, so that the clock's own steps don't count. */
function timeOf(run: (text: string) => unknown, text: string): number {
  let runs = 0
  const started = computedMs()
  do {
    run(text)
    runs++
  } while (computedMs() - started < 4)
  return (computedMs() - started) / runs
}

function computedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function median(measure: () => number): number {
  const times = Array.from({ length: 3 }, measure).sort((a, b) => a - b)
  return times[1] ?? Number.NaN
}
