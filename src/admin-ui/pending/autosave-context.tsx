import { createContext, type ReactNode, type RefObject, useContext, useMemo, useRef, useState } from 'react'
import type { AutosaveState } from './autosave.ts'

/** What the form lets those around it do with what is typed. */
export type AutosaveHandle = {
  /** The save was refused: what is typed is kept as before. */
  fail: () => void
  /** Forgets what is typed, because something else takes its place. */
  drop: () => Promise<boolean>
  /** Sends what is typed at once. Answers whether the server has all of it. */
  flush: () => Promise<boolean>
}

type FormState = {
  /** The id of what is changed; nothing for what is new. */
  id: string | undefined
  /** Whether what is typed is kept at all. Passwords never are. */
  isAutosaved: boolean
  handle: RefObject<AutosaveHandle | undefined>
  /** The fields that the form can write. */
  fields: RefObject<string[]>
  state: AutosaveState
  setState: (state: AutosaveState) => void
  /** Whether the form holds what is not saved, for what stands outside of it. */
  isUnsaved: boolean
  setUnsaved: (isUnsaved: boolean) => void
}

const calm: AutosaveState = { kind: 'calm' }

const Context = createContext<FormState>({
  id: undefined,
  isAutosaved: false,
  handle: { current: undefined },
  fields: { current: [] },
  state: calm,
  setState: () => {},
  isUnsaved: false,
  setUnsaved: () => {},
})

export const useAutosaveContext = () => useContext(Context)

type Props = Pick<FormState, 'id' | 'isAutosaved' | 'handle'> & { children: ReactNode }

/** Around a form and all that stands beside it. */
export function AutosaveProvider({ id, isAutosaved, handle, children }: Props) {
  const fields = useRef<string[]>([])
  const [state, setState] = useState(calm)
  const [isUnsaved, setUnsaved] = useState(false)
  const value = useMemo(
    () => ({ id, isAutosaved, handle, fields, state, setState, isUnsaved, setUnsaved }),
    [id, isAutosaved, handle, state, isUnsaved],
  )
  return <Context.Provider value={value}>{children}</Context.Provider>
}
