/** `fault`: something would break. `advice`: it works, but not as well as it could. */
export type Finding = { about: string; state: 'ok' | 'advice' | 'fault'; found: string; todo?: string }

export const ok = (about: string, found: string): Finding => ({ about, state: 'ok', found })
export const advice = (about: string, found: string, todo: string): Finding => ({ about, state: 'advice', found, todo })
export const fault = (about: string, found: string, todo: string): Finding => ({ about, state: 'fault', found, todo })

export function describeFinding({ about, state, found, todo }: Finding): string {
  const sign = { ok: 'ok    ', advice: 'advice', fault: 'FAULT ' }[state]
  return `${sign}  ${about}: ${found}${todo ? `\n          → ${todo}` : ''}`
}
