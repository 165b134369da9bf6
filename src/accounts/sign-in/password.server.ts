import { Refusal } from '#platform/http/problem.server.ts'
import { createWorkerProcess } from '#platform/jobs/worker-process.server.ts'
import { expectedPhrases, expectedWords } from './known-words.ts'
import { findLengthFault } from './password-length.ts'

type About = { email: string; name?: string; company?: string; host?: string | undefined }

/** Refuses a new password that is too short, too long or too easy to guess. */
export async function checkPassword(password: string, about: About, path: string) {
  const message = await findPasswordFault(password, about)
  if (message) throw new Refusal(422, message, [{ path, message }])
}

/** What is wrong with a password that someone wants to have; nothing when it will do. */
export async function findPasswordFault(password: string, about: About): Promise<string | undefined> {
  return findLengthFault(password) ?? (await findWeakness(password, about))
}

/** On the library's scale from 0 to 4: at least a hundred million guesses. */
const leastScore = 3

export type StrengthTask = { passwords: string[]; words: string[] }
export type Strength = { score: number; hint?: string | undefined }

// Its lists take some 50 MB and a hard password most of a second, both of which a process of its own gives back.
const judge = createWorkerProcess<StrengthTask>('src/accounts/sign-in/password-process.server.ts')

async function findWeakness(password: string, { email, name = '', company = '', host = '' }: About) {
  const texts = [email, email.split('@')[0] ?? '', name, company, host]
  const own = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2)
  const phrases = expectedPhrases.flatMap((phrase) => [phrase, phrase.replaceAll(' ', '')])
  const words = [...texts, ...own, ...expectedWords, ...phrases]
  const passwords = [password, withoutExpected(password, [...own, ...expectedWords])]
  const [whole, rest]: Strength[] = JSON.parse((await judge.run({ passwords, words })).toString())
  if (whole && whole.score < leastScore) return `${tooEasy} ${whole.hint ?? advice}`
  if (rest && rest.score < leastScore) return `${tooEasy} ${hasOwn(password, own) ? personal : (rest.hint ?? advice)}`
  return undefined
}

/** Beside other words the library counts these for more than they are worth, and the same word twice as two. */
function withoutExpected(password: string, words: string[]): string {
  const expected = new RegExp([...words, '(19|20)\\d\\d', '\\d+\\W*$'].join('|'), 'giu')
  const seen = new Set<string>()
  const isNew = (word: string) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase())
  return password.replace(expected, ' ').split(/\s+/).filter(isNew).join(' ').trim()
}

const tooEasy = 'This password is too easy to guess.'
const advice = 'Three or four unrelated words make a good one.'
const personal = 'There should not be any personal or page related data.'

const hasOwn = (password: string, words: string[]) =>
  words.some((word) => password.toLowerCase().includes(word.toLowerCase()))
