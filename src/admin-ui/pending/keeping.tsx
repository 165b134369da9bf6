import { createContext, type ReactNode, type RefObject, useContext, useMemo, useRef, useState } from 'react'
import type { AutosaveState } from './autosave.ts'

/** What the form lets those around it do with what is typed. */
export type Hold = {
  /** The save was refused: what is typed is kept as before. */
  fail: () => void
  /** Forgets what is typed, because something else takes its place. */
  drop: () => Promise<boolean>
  /** Sends what is typed at once. Answers whether the server has all of it. */
  flush: () => Promise<boolean>
}

type Keeping = {
  /** The id of what is changed; nothing for what is new. */
  id: string | undefined
  /** Whether what is typed is kept at all. Passwords never are. */
  isKept: boolean
  hold: RefObject<Hold | undefined>
  /** The fields that the form can write. */
  fields: RefObject<string[]>
  state: AutosaveState
  tellState: (state: AutosaveState) => void
  /** Whether the form holds what is not saved, for what stands outside of it. */
  isUnsaved: boolean
  tellUnsaved: (isUnsaved: boolean) => void
}

const calm: AutosaveState = { kind: 'calm' }

const Context = createContext<Keeping>({
  id: undefined,
  isKept: false,
  hold: { current: undefined },
  fields: { current: [] },
  state: calm,
  tellState: () => {},
  isUnsaved: false,
  tellUnsaved: () => {},
})

export const useKeeping = () => useContext(Context)

type Props = Pick<Keeping, 'id' | 'isKept' | 'hold'> & { children: ReactNode }

/** Around a form and all that stands beside it. */
export function KeepingProvider({ id, isKept, hold, children }: Props) {
  const fields = useRef<string[]>([])
  const [state, tellState] = useState(calm)
  const [isUnsaved, tellUnsaved] = useState(false)
  const value = useMemo(
    () => ({ id, isKept, hold, fields, state, tellState, isUnsaved, tellUnsaved }),
    [id, isKept, hold, state, isUnsaved],
  )
  return <Context.Provider value={value}>{children}</Context.Provider>
}
