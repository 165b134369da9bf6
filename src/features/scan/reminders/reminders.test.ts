import { beforeEach, expect, test } from 'vitest'
import { eraseOutdatedAssessments } from '#features/scan/personal-data.server.ts'
import { recordAssessment } from '#features/scan/queries.server.ts'
import { assessments } from '#features/scan/tables.server.ts'
import { mails } from '#platform/database/tables.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { freshDatabase } from '#tests/fresh-database.ts'
import { findReminder, sendReminders, stopReminders } from './reminders.server.ts'

const { db } = await freshDatabase()
const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://example.org' })
const day = 24 * 60 * 60 * 1000
const start = new Date('2031-05-06T07:08:09Z')
const later = (days: number) => new Date(start.getTime() + days * day)
let count = 0

async function take({ email = 'zsofia@example.com', reminder = true, at = start } = {}) {
  const assessToken = `a-token-of-the-reminders-${count++}`
  const input = { answers: Array(16).fill(3), assessToken, personalData: { email: email || undefined }, reminder }
  return { assessToken, ...(await recordAssessment(db, input, at)) }
}
const remind = async (days: number) => {
  await sendReminders({ db, environment, now: later(days) })
  return db.select().from(mails)
}

beforeEach(async () => {
  await db.delete(mails)
  await db.delete(assessments)
})

test('whoever left an address and agreed is reminded once, after 90 days, with a link that compares', async () => {
  const { assessmentId, assessToken } = await take()
  expect(await remind(89)).toEqual([])
  const [mail, ...others] = await remind(90)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'scan reminder', to_address: 'zsofia@example.com' })
  expect(mail?.text).toContain(`https://example.org/assessments?again=${assessmentId}`)
  expect(mail?.unsubscribe_url).toBe(`https://example.org/assessment/reminder/${assessToken}`)
  expect(await remind(180)).toHaveLength(1)
})

test('a reminder is kept no longer than the result that it was of', async () => {
  await take()
  await remind(90)
  await db.transaction((tx) => eraseOutdatedAssessments(tx, new Date(Date.now() + 365 * day)))
  expect(await db.$count(mails)).toBe(0)
})

test('the words that were ticked are kept', async () => {
  await take()
  const [row] = await db.select({ wording: assessments.reminder_wording }).from(assessments)
  expect(row?.wording).toMatch(/90 days/)
})

test('without an address, or without a yes, nobody is reminded', async () => {
  await take({ email: '' })
  await take({ reminder: false })
  expect(await remind(100)).toEqual([])
})

test('whoever has taken the scan again needs no reminder of the first time', async () => {
  await take()
  await take({ email: 'Zsofia@example.com', reminder: false, at: later(30) })
  expect(await remind(90)).toEqual([])
})

test('one click stops every reminder to that address, and an unknown link none', async () => {
  const { assessToken } = await take()
  await take({ email: 'ZSOFIA@example.com', at: later(1) })
  await take({ email: 'other@example.com' })
  expect(await findReminder(db, assessToken)).toEqual({ isAhead: true })
  expect(await stopReminders(db, 'no-such-token-anywhere')).toBe(false)
  expect(await stopReminders(db, assessToken)).toBe(true)
  expect(await findReminder(db, assessToken)).toEqual({ isAhead: false })
  expect((await remind(100)).map(({ to_address }) => to_address)).toEqual(['other@example.com'])
})
