import { useEffect, useRef } from 'react'
import { createToken } from '#features/scan/create-token.ts'
import { withStorage } from '#platform/browser-storage.ts'

/**
 * Makes one answer of a form that is sent twice. It is made in the browser: those who open the page at the same moment may
 * be sent the same one.
 */
export const tokenField = 'assessToken'

const keyOf = (team: string) => `team-scan.form.${team}`

/** Keeps what is chosen, in this tab alone, until it has arrived: a failed network or a reload loses nothing. */
export function useKeptForm(team: string) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const kept = readForm(team)
    for (const field of form.current?.querySelectorAll('input') ?? []) {
      if (field.name === tokenField) field.value = kept[tokenField] ?? createToken()
      else if (kept[field.name] === field.value) field.checked = true
    }
  }, [team])
  const keep = () => {
    const values = form.current && Object.fromEntries(new FormData(form.current))
    withStorage(() => sessionStorage.setItem(keyOf(team), JSON.stringify(values)))
  }
  return { ref: form, onChange: keep, onSubmit: keep }
}

export const forgetForm = (team: string) => withStorage(() => sessionStorage.removeItem(keyOf(team)))

function readForm(team: string): Record<string, string> {
  try {
    return JSON.parse(withStorage(() => sessionStorage.getItem(keyOf(team))) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
