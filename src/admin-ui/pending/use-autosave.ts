import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { type AutosaveState, createAutosave } from './autosave.ts'
import type { Around, Opened, Place, Values } from './pending.ts'
import { createWriter } from './writer.ts'

/** What was typed before; nothing until it is known. Where it can't be found out, the form opens all the same. */
export function useOpened(place: Place): Opened | undefined {
  const data = useAdminData()
  const {
    data: opened,
    isError,
    isFetchedAfterMount,
  } = useQuery({
    queryKey: ['pending', place.resource, place.item],
    queryFn: () => data.openPending(place),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    retry: 1,
  })
  // Not what stood there when the form was last open: what was typed since is in the answer only.
  if (!isFetchedAfterMount) return
  return opened ?? (isError ? unknown : undefined)
}

const unknown: Opened = { item: null, mine: null, revision: 0, others: [], saved: null }

export const nothingTyped = unknown

type Failure = Error & { status?: number; body?: { current?: Pick<Opened, 'mine' | 'revision'> } }

/** These can pass: no line, a server that starts again, somebody who has to sign in. */
const canPass = ({ status = 0 }: Failure) => status < 400 || status >= 500 || [401, 408, 429].includes(status)

type Options = {
  place: Place
  opened: Opened
  /** What is typed and not saved at this moment. */
  read: () => Values | null
  /** The version that it is typed into. */
  basedOn: () => string | null
}

export type Autosaved = ReturnType<typeof useAutosave>

/** Keeps what is typed into a form on the server, for its author alone, and knows who else is there. */
export function useAutosave({ place, opened, read, basedOn }: Options) {
  const data = useAdminData()
  const notify = useNotify()
  const form = useRef({ read, basedOn })
  form.current = { read, basedOn }
  const [state, setState] = useState<AutosaveState>(
    opened.mine ? { kind: 'kept', at: Date.parse(opened.mine.saved_at) } : { kind: 'calm' },
  )
  const [overtaken, setOvertaken] = useState<Pick<Opened, 'mine' | 'revision'>>()
  const [{ writer, autosave, send }] = useState(() => {
    const writer = createWriter(opened.revision)
    const send = (values: Values | null, isLast = false) =>
      writer
        .write(values, form.current.basedOn(), (write) => data.keepPending(place, write, isLast))
        .catch((error: Failure) => {
          if (error.status === 409) setOvertaken(error.body?.current)
          throw error
        })
    const options = { read: () => form.current.read(), send, onState: setState, canRetry: canPass }
    return { writer, send, autosave: createAutosave(options, knownOf(opened)) }
  })
  const isAtRisk = state.kind === 'unconfirmed' || state.kind === 'failed'

  useEffect(() => {
    const again = () => void autosave.flush()
    const pause = () => document.visibilityState === 'hidden' && again()
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', pause)
    return () => {
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', pause)
    }
  }, [autosave])
  useEffect(() => {
    if (!isAtRisk) return
    // The page goes; the browser sends a small body even then.
    const leave = () => {
      const unsent = autosave.unsent()
      if (unsent && isSmall(unsent)) send(unsent.values, true).catch(() => {})
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [isAtRisk, autosave, send])

  return {
    state,
    isAtRisk,
    overtaken,
    touch: autosave.touch,
    flush: autosave.flush,
    goesAlong() {
      const unsent = autosave.unsent()
      return !unsent || (state.kind !== 'failed' && isSmall(unsent))
    },
    /** From here on the form is being saved, and with it what was typed. To be ended by `release`. */
    claim() {
      autosave.hold()
      return writer.claim(place.item)
    },
    release: autosave.release,
    /** Forgets on the server what was typed. Answers whether nothing of it is there. */
    async discard(): Promise<boolean> {
      autosave.hold()
      try {
        await send(null).catch((error: Failure) => {
          const { current } = error.body ?? {}
          // What was saved or discarded in another window is not there to be forgotten.
          if (error.status !== 409 || !current || current.mine) throw error
          writer.see(current.revision)
          setOvertaken(undefined)
        })
        autosave.confirm(null)
        return true
      } catch (error) {
        notify(`Failed to discard the changes\n${(error as Error).message}`, { type: 'error' })
        return false
      } finally {
        // Once the form shows what is saved.
        setTimeout(autosave.release)
      }
    },
    /** What the other window wrote has been looked at: from now on this form writes over it, or goes on from it. */
    settle() {
      if (!overtaken) return
      writer.see(overtaken.revision)
      autosave.confirm(overtaken.mine?.values ?? null)
      setOvertaken(undefined)
      autosave.touch()
    },
  }
}

const knownOf = ({ mine }: Opened) => (mine ? { values: mine.values, at: Date.parse(mine.saved_at) } : { values: null })

// A browser takes 64 KB along; the rest is for what stands around the text.
const mostOnLeaving = 60_000

const isSmall = (unsent: object) => JSON.stringify(unsent).length < mostOnLeaving

const everyMs = 15_000

/** Says every now and then that the form is open, as long as it is looked at. Answers who else is there. */
export function usePresence({ resource, item }: Place, opened: Around): Around {
  const data = useAdminData()
  const [around, setAround] = useState<Around>(opened)
  useEffect(() => {
    const place = { resource, item }
    const leaving = new AbortController()
    const come = () => {
      if (document.visibilityState === 'hidden') return
      // When it fails it is said again soon; what is typed tells by itself that there is no line.
      data.notePresence(place, true, leaving.signal).then(setAround, () => {})
    }
    const go = () => void data.notePresence(place, false).catch(() => {})
    come()
    const timer = setInterval(come, everyMs)
    window.addEventListener('pagehide', go)
    document.addEventListener('visibilitychange', come)
    return () => {
      leaving.abort()
      clearInterval(timer)
      window.removeEventListener('pagehide', go)
      document.removeEventListener('visibilitychange', come)
      go()
    }
  }, [data, resource, item])
  return around
}
