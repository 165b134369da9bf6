import { listTexts } from '#features/scan/versions/texts.ts'
import type { ScanVersion } from '#features/scan/versions/version.ts'

type Leaves = Map<string, string>

/** Whether two values are the same, whatever order their fields stand in: the database has one of its own. */
export const isSameValue = (a: unknown, b: unknown) => stable(a) === stable(b)

const stable = (value: unknown) =>
  JSON.stringify(value, (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** Where two versions differ, each place once, in words. */
export function listDifferences(theirs: ScanVersion, mine: ScanVersion) {
  const [left, right] = [leavesOf(theirs), leavesOf(mine)]
  const labels = new Map([...listTexts(theirs), ...listTexts(mine)].map(({ path, label }) => [path, label]))
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((path) => left.get(path) !== right.get(path))
    .map((path) => ({
      key: path,
      label: labels.get(path) ?? path.replaceAll('.', ', '),
      theirs: left.get(path) ?? 'Nothing',
      mine: right.get(path) ?? 'Nothing',
    }))
}

function leavesOf(value: unknown, path = '', found: Leaves = new Map()): Leaves {
  if (typeof value !== 'object' || value === null) return found.set(path, String(value ?? 'Nothing'))
  for (const [key, part] of Object.entries(value)) leavesOf(part, path ? `${path}.${key}` : key, found)
  return found
}
