import { api } from '#platform/http/api-client.ts'

const timeoutMs = 4_000
// The server takes a proof for an hour; one near its end is made anew.
const shelfLife = 50 * 60_000

let work: { proof: Promise<string | undefined>; begun: number } | undefined

/** Begins the task, to be called when someone starts to fill in the form. */
export function prepareProof() {
  if (work && Date.now() - work.begun < shelfLife) return
  work = { proof: solve().catch(() => undefined), begun: Date.now() }
}

/** The solved task for one message, or nothing when it takes too long or can't be had: the message goes out anyway. */
export async function takeProof(): Promise<string | undefined> {
  prepareProof()
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))
  return Promise.race([work?.proof, timeout])
}

/** A proof counts once: to be called when the message with it was taken. */
export function spendProof() {
  work = undefined
}

async function solve() {
  const challenge = await api().get('/api/functions/contact-challenge')
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = reject
      worker.postMessage(challenge)
    })
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
  } finally {
    worker.terminate()
  }
}
