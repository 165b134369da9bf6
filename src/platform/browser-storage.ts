/**
 * Uses localStorage or sessionStorage; null where a browser keeps nothing (a private window, blocked or full storage).
 * Then what would be kept holds until the page is left.
 */
export function withStorage<Value>(use: () => Value): Value | null {
  try {
    return use()
  } catch {
    return null
  }
}
