import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

self.onmessage = async ({ data: challenge }) => {
  self.postMessage(await solveChallenge({ challenge, deriveKey, timeout: 60_000 }))
}
