import { passwordLength } from './password-length.ts'

type About = { email: string; company?: string }

/** What is wrong with a password that someone wants to have; nothing when it will do. */
export function findPasswordFault(password: string, about: About): string | undefined {
  const { least, most } = passwordLength
  if ([...password].length < least) return `Use at least ${least} characters.`
  if (password.length > most) return `Use at most ${most} characters.`
  if (isCommon(password, about))
    return 'This password is too easy to guess. Three or four unrelated words make a good one.'
  return undefined
}

/** Words that lists of stolen passwords begin with. */
const words = `administrator administration adminadmin passwort password changeme letmein iloveyou
welcome whatever trustno sunshine princess football baseball superman batman starwars
dragon monkey shadow master hunter killer freedom computer internet google facebook
secret summer winter spring autumn january february march april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday login guest default admin root hello access
michael jennifer jessica charlie daniel andrew thomas ashley`.split(/\s+/)

/** Neighbours on a keyboard, in the alphabet and in counting; each also backwards. */
const rows = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv',
  '1q2w3e4r5t6y7u8i9o0p',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '!@#$%^&*()',
  '!"§$%&/()=?',
]
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')])

const enough = 4

/** Easy to guess: little is left of it once everything that guessers try first is taken out. */
function isCommon(password: string, { email, company = '' }: About): boolean {
  const plain = simplify(password)
  if (new Set(plain).size <= enough) return true
  const own = [email, ...email.split(/[@.+_-]/), email.split('@')[0] ?? '', ...company.split(/\s+/), company]
  const known = [...own.map(simplify).filter((word) => word.length > 2), ...words]
  const undated = plain.replace(years, '')
  const spelled = [undated, undated.replace(/\d+$/, '')].map((text) => weigh(spellOut(text), known.map(spellOut)))
  return Math.min(weigh(plain, known), ...spelled) < enough
}

const simplify = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s\p{Mark}._-]/gu, '')

const years = /(19|20)\d\d/g
const letters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }
const spellOut = (text: string) => text.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign)

/** The characters left without known words, years, runs along the keyboard and repetitions; a second word counts a little. */
function weigh(text: string, known: string[]): number {
  const found = new Set<string>()
  let rest = text
  for (const word of known.toSorted((a, b) => b.length - a.length)) {
    if (rest.includes(word)) found.add(word)
    rest = rest.replaceAll(word, ' ')
  }
  const pieces = rest.replace(years, ' ').split(' ').map(withoutRuns)
  const left = pieces.join('').replace(/(.+?)\1+/g, '$1')
  return left.length + 2 * Math.max(0, found.size - 1)
}

/** Drops stretches of three and more that follow a row: `qwer`, `cba`, `4567`. */
function withoutRuns(text: string): string {
  let kept = ''
  for (let start = 0; start < text.length; ) {
    let end = start + 1
    while (end < text.length && runs.some((row) => row.includes(text.slice(start, end + 1)))) end++
    if (end - start < 3) kept += text.slice(start, end)
    start = end
  }
  return kept
}
