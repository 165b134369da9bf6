import { confirmIdentity } from '#accounts/sign-in/confirm-identity.ts'
import { ApiError } from '#platform/http/api-client.ts'

type Question = { answer: (isConfirmed: boolean) => void }

let question: Question | undefined
let asked: Promise<boolean> | undefined
const listeners = new Set<() => void>()

/** What the dialog waits for, if anything. */
export const openQuestion = {
  read: () => question,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Makes a call once more when the server wants to know who is there and has been told. What was typed stays as it is. */
export async function repeatConfirmed<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    const isAsked = error instanceof ApiError && error.problem.type === confirmIdentity
    if (!isAsked || !(await ask())) throw error
    return call()
  }
}

/** Calls that are refused at the same time share one dialog. */
function ask(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    put({
      answer(isConfirmed) {
        asked = undefined
        put(undefined)
        resolve(isConfirmed)
      },
    })
  })
  return asked
}

function put(next: Question | undefined) {
  question = next
  for (const tell of listeners) tell()
}
