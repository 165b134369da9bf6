import { expect, test } from 'vitest'
import { findPasswordFault } from './password.server.ts'

const about = { email: 'lucia.ferrante@engines.example', name: 'Lucia Ferrante', company: 'Northlight Works' }

test('a password has 12 to 128 characters', async () => {
  expect(await findPasswordFault('otter-river', about)).toBe('Use at least 12 characters.')
  expect(await findPasswordFault('otter-rivers', about)).toBeUndefined()
  expect(await findPasswordFault('🦦'.repeat(6), about)).toBe('Use at least 12 characters.')
  expect(await findPasswordFault(`${'otter river '.repeat(10)}and more`, about)).toBeUndefined()
  expect(await findPasswordFault('otter river '.repeat(11), about)).toBe('Use at most 128 characters.')
})

test.each([
  'password1234',
  'Password123!',
  'P@ssw0rd2024',
  'passwordpassword',
  'AdminPassword123!',
  'Welcome2025!!',
  'Summer2024!!!!',
  'ChangeMe123!',
  'letmein12345',
  'iloveyou1234',
  'qwertyuiop123',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'asdfghjkl;12',
  '1234567890ab',
  '123456789012',
  'abcdefghijkl',
  'abcabcabcabc',
  'aaaaaaaaaaaaaaa',
  '0000000000000',
  '!@#$%^&*()!@',
  'monkey-dragon-1',
  'December2025',
])('%s is refused: guessers start with it', async (password) => {
  expect(await findPasswordFault(password, about)).toMatch(/too easy to guess/)
})

test.each([
  'lucia.ferrante',
  'Ferrante2024!',
  'f3rr4nt3-2025',
  'Northlight-2025',
  'northlightworks1',
  'engines-password',
])('%s is refused: it is made of the own name, address or company', async (password) => {
  expect(await findPasswordFault(password, about)).toMatch(/too easy to guess/)
})

test.each([
  'password password',
  'my secret password',
  'supersecretpassword',
  'website administrator',
  'administrator administrator',
  'tandem-website-login',
  'welcome to tandem',
  'tandem2026tandem',
  'business consulting',
  'digital transformation',
  'agile coaching team',
  'artificial intelligence',
  'correct horse battery staple',
  'CorrectHorseBatteryStaple',
  'thequickbrownfox',
])('%s is refused: it is what one expects on a site like this', async (password) => {
  expect(await findPasswordFault(password, about)).toMatch(/too easy to guess/)
})

test('the name of the site is no secret either', async () => {
  const password = 'zwillingshaus login'
  expect(await findPasswordFault(password, about)).toBeUndefined()
  expect(await findPasswordFault(password, { ...about, host: 'www.zwillingshaus.example' })).toMatch(
    /too easy to guess/,
  )
})

test.each([
  'purple-otter-climbs-9',
  'ügyes kis róka 7',
  'kx92hfPq7zLm',
  'Zq!9vTr#2mWx',
  'tomato river lamp',
  'my password is a long sentence',
  '%&/=?#+*~<>|',
])('%s will do', async (password) => {
  expect(await findPasswordFault(password, about)).toBeUndefined()
})

test('the answer says why, in words that help', async () => {
  const easy = 'This password is too easy to guess.'
  expect(await findPasswordFault('1q2w3e4r5t6y', about)).toBe(`${easy} This is a commonly used password.`)
  expect(await findPasswordFault('monkey-dragon-1', about)).toBe(`${easy} Add more words that are less common.`)
  const personal = `${easy} There should not be any personal or page related data.`
  expect(await findPasswordFault('Ferrante2024!', about)).toBe(personal)
  expect(await findPasswordFault('lucia-northlight-24', about)).toBe(personal)
})
