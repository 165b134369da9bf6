export type Duration = { least: number; most: number }

/** `6-8 weeks` as numbers, for drawing. A text without numbers is not drawn. */
export function findDuration(text: string): Duration | undefined {
  const [least, most = least] = (text.match(/\d+/g) ?? []).map(Number)
  return least && most ? { least: Math.min(least, most), most: Math.max(least, most) } : undefined
}
