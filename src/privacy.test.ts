import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { storeInquiry } from '#features/contact/queries.server.ts'
import { noteProgress } from '#features/scan/progress/visits.server.ts'
import { recordAssessment } from '#features/scan/queries.server.ts'
import { createTeamScan } from '#features/scan/team/queries.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createProofOfWork } from '#platform/http/proof-of-work.server.ts'
import { createBackground, type Routine } from '#platform/jobs/background.server.ts'
import { sendJobs } from '#platform/jobs/jobs.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { dailyVisits } from '#records/visits/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { features } from './features.server.ts'
import { eraseOutdated, erasePerson, exportPerson } from './privacy.ts'
import { listRoutines } from './routines.ts'

const platform = await testPlatform()
const { db, pool } = platform
const now = new Date('2030-08-31T12:00:00.000Z')
const ada = 'Ada.Lovelace@Example.com'
const grace = 'grace@example.com'

beforeEach(() =>
  pool.query(
    'truncate people, inquiries, consents, news_consents, mails, assessments, scan_visits, daily_visits, erasures, page_content cascade',
  ),
)

let sent = 0
const write = (email: string, at: string, marketingConsent = false) =>
  storeInquiry(
    { db, environment: readEnvironment({}), proofOfWork: createProofOfWork(db), now: new Date(at) },
    {
      ...{
        name: email.split('@')[0] ?? '',
        email,
        company: 'Engines',
        intent: null,
        message: `Please answer to ${email}.`,
      },
      ...{ gdprConsent: true, marketingConsent },
    },
    { address: '127.0.0.1' },
  )

const scan = (email: string | undefined, at: string) =>
  recordAssessment(
    db,
    { answers: Array(16).fill(3), assessToken: `token-${sent++}`, personalData: { email, firstName: 'Ada' } },
    new Date(at),
  )

async function count(table: string, where = 'true') {
  const { rows } = await pool.query(`select count(*)::int as count from ${table} where ${where}`)
  return rows[0].count as number
}

describe('what has reached the end of its time is erased', () => {
  test('contact data three years after the last contact, with its consent and its mails', async () => {
    await write(ada, '2027-08-31T11:59:59.999Z')
    await write(grace, '2027-08-31T12:00:00.000Z')
    expect(await eraseOutdated(db, features, now)).toMatchObject({ inquiries: 1, consents: 1, mails: 2 })
    expect([await count('inquiries'), await count('consents'), await count('mails')]).toEqual([1, 1, 2])
    expect(await count('inquiries', `email = '${grace}'`)).toBe(1)
  })

  test('however many have written in a day', async () => {
    await pool.query(`insert into inquiries (name, email, company, message, created_at)
      select 'Bot', n || '@example.com', 'Engines', 'Hello', '2027-01-01' from generate_series(1, 66000) as n`)
    expect(await eraseOutdated(db, features, now)).toMatchObject({ inquiries: 66_000 })
    expect(await count('inquiries')).toBe(0)
  })

  test('mails with a link to a new password after a day, sent or not', async () => {
    await pool.query(`insert into mails (about, kind, to_address, subject, text, html, message_id, status, created_at)
      select gen_random_uuid(), kind, '${grace}', kind, 'Text', 'HTML', kind || at, status::mail_status, at::timestamptz
      from (values ('password-reset'), ('test')) as kinds (kind),
        (values ('2030-08-30T11:59:59Z', 'sent'), ('2030-08-30T11:59:58Z', 'waiting'), ('2030-08-30T12:00:01Z', 'sent'))
          as moments (at, status)`)
    const parts = { ...platform, now, signal: new AbortController().signal }
    for (const { perform } of listRoutines(features, platform.environment)) await perform(parts)
    expect([await count('mails', "kind = 'password-reset'"), await count('mails', "kind = 'test'")]).toEqual([1, 3])
  })

  test('but not while somebody has written again, or was answered, since', async () => {
    await write(ada, '2025-01-01T00:00:00.000Z')
    await write(ada.toLowerCase(), '2029-01-01T00:00:00.000Z')
    await write(grace, '2025-01-01T00:00:00.000Z')
    await pool.query(`update inquiries set answered_at = '2028-01-01' where email = '${grace}'`)
    expect(await eraseOutdated(db, features, now)).toMatchObject({ inquiries: 0 })
    expect(await count('erasures')).toBe(0)
  })

  test('assessments after six months, those of clients after three years', async () => {
    await scan(ada, '2030-02-28T11:59:59.999Z')
    await scan(undefined, '2030-02-28T12:00:00.000Z')
    const { assessmentId } = await scan(grace, '2027-08-31T12:00:00.000Z')
    await pool.query('update assessments set is_client = true where id = $1', [assessmentId])
    expect(await eraseOutdated(db, features, now)).toMatchObject({ assessments: 1 })
    expect(await count('assessments', 'email is null or is_client')).toBe(2)
    expect(await eraseOutdated(db, features, new Date(now.getTime() + 1))).toMatchObject({ assessments: 2 })
  })

  test('the card of whoever wants news stays as long as that counts, even when all else has gone', async () => {
    await write(grace, '2020-01-01T00:00:00.000Z', true)
    await pool.query('update news_consents set confirmed_at = given_at')
    expect(await eraseOutdated(db, features, now)).toMatchObject({ inquiries: 1, people: 0 })
    await pool.query("update news_consents set withdrawn_at = '2021-01-01', withdrawn_by = 'link'")
    expect(await eraseOutdated(db, features, now)).toMatchObject({ news_consents: 1 })
    await eraseOutdated(db, features, now)
    expect(await count('people')).toBe(0)
  })

  test('the card of whoever only took a scan goes with it; one that somebody worked with stays like a contact', async () => {
    await scan(ada, '2030-01-01T00:00:00.000Z')
    await scan(grace, '2030-01-01T00:00:00.000Z')
    const noteAt = (at: string) => `insert into person_entries (person_id, kind, text, by_id, at)
      select id, 'note', 'Called', gen_random_uuid(), '${at}' from people where email = '${grace}'`
    await pool.query(noteAt('2030-01-02'))
    expect(await eraseOutdated(db, features, now)).toMatchObject({ assessments: 2, people: 1, notes: 0 })
    expect(await count('people', `email = '${grace}'`)).toBe(1)
    expect(await eraseOutdated(db, features, new Date('2033-01-03'))).toMatchObject({ people: 1, notes: 1 })
  })

  test('usage statistics after thirteen months', async () => {
    const visit = (id: string) => ({ visit: id.repeat(22), answered: 3, questions: 16, step: 'questions' as const })
    await noteProgress(db, visit('a'), new Date('2029-07-31T11:00:00.000Z'))
    await noteProgress(db, visit('b'), new Date('2029-07-31T12:00:00.000Z'))
    const day = { by: 'page' as const, key: '/', views: 1 }
    await db.insert(dailyVisits).values([
      { ...day, day: '2029-07-30' },
      { ...day, day: '2029-07-31' },
    ])
    expect(await eraseOutdated(db, features, now)).toMatchObject({ visits: 1, visit_counts: 1 })
  })

  test('by the periods that users have saved in the policy', async () => {
    const text = { page_key: 'privacy-policy', section_key: 'contact_retention_years', content: '1' }
    await db.insert(pageContent).values(text)
    await write(ada, '2029-08-31T11:00:00.000Z')
    expect(await eraseOutdated(db, features, now)).toMatchObject({ inquiries: 1 })
  })

  test('and the proof says how much, not whose', async () => {
    await write(ada, '2020-01-01T00:00:00.000Z')
    await eraseOutdated(db, features, now)
    const { rows } = await pool.query('select reason, person, erased, erased_at from erasures')
    const erased = {
      inquiries: 1,
      consents: 1,
      mails: 2,
      assessments: 0,
      visits: 0,
      visit_counts: 0,
      people: 1,
      notes: 0,
    }
    expect(rows).toEqual([{ reason: 'retention', person: null, erased, erased_at: now }])
  })
})

describe('one person', () => {
  beforeEach(async () => {
    await write(ada, '2030-01-01T00:00:00.000Z', true)
    await write(ada.toUpperCase(), '2030-02-01T00:00:00.000Z', true)
    await scan(ada, '2030-08-01T00:00:00.000Z')
    await write(grace, '2030-01-01T00:00:00.000Z')
    await scan(grace, '2030-08-01T00:00:00.000Z')
  })

  test('receives everything we keep about them, and nothing about others', async () => {
    const copy = await exportPerson(db, features, ada.toLowerCase(), now)
    expect(copy.inquiries).toMatchObject([
      { email: ada, consent: { gdpr_consent: true, marketing_consent: true, policy_version: expect.any(String) } },
      { email: ada.toUpperCase() },
    ])
    expect(copy.assessments).toMatchObject([{ email: ada, first_name: 'Ada', answers: Array(16).fill(3) }])
    expect((copy.mails as { kind: string }[]).map(({ kind }) => kind).sort()).toEqual([
      ...Array(2).fill('contact confirmation'),
      ...Array(2).fill('contact inquiry'),
    ])
    expect(copy.people).toMatchObject([{ email: ada.toLowerCase(), company: 'Engines', entries: [] }])
    expect(copy.news_consents).toMatchObject([{ way: 'contact form', given_at: '2030-02-01T00:00:00.000Z' }])
    expect(JSON.stringify(copy)).not.toContain('grace')
  })

  test('is erased from every table, and the proof can be found by the address but not read', async () => {
    const { erased } = await db.transaction((tx) => erasePerson(tx, features, ada.toLowerCase(), now))
    const counts = { inquiries: 2, consents: 2, news_consents: 1, mails: 6, assessments: 1, people: 1, notes: 0 }
    expect(erased).toEqual(counts)
    const { rows } = await pool.query<{ name: string }>(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`)
    for (const { name } of rows)
      expect([name, await count(`"${name}" t`, "t::text ilike '%lovelace%'")]).toEqual([name, 0])
    expect([await count('inquiries'), await count('assessments'), await count('mails')]).toEqual([1, 1, 2])

    const consent = {
      given_at: '2030-01-01T00:00:00.000Z',
      marketing_consent: true,
      policy_version: expect.any(String),
    }
    const { erasures } = await exportPerson(db, features, ada, now)
    expect(erasures).toMatchObject([{ erased, erased_at: now.toISOString() }])
    expect((erasures as { consents: object[] }[])[0]?.consents).toContainEqual(consent)
    expect((await exportPerson(db, features, grace, now)).erasures).toEqual([])
  })

  test('who is known by several addresses is exported and erased with all of them', async () => {
    await pool.query(
      `update people set merged_into = (select id from people where email = lower('${ada}')) where email = '${grace}'`,
    )
    await createTeamScan(platform, { teamName: 'Platform', email: grace, gdprConsent: true }, '127.0.0.1')
    const counts = { people: 2, inquiries: 3, assessments: 2, news_consents: 1, team_scans: 1 }
    for (const email of [grace, ada]) {
      const copy = await exportPerson(db, features, email, now)
      for (const [name, kept] of Object.entries(counts)) expect(copy[name]).toHaveLength(kept)
    }
    const { erased } = await db.transaction((tx) => erasePerson(tx, features, grace, now))
    expect(erased).toMatchObject(counts)
    expect(await count('people')).toBe(0)
  })

  test('whom we do not know leaves no proof behind', async () => {
    const { erased, proof } = await db.transaction((tx) => erasePerson(tx, features, 'nobody@example.com', now))
    expect([proof, Object.values(erased)]).toEqual([undefined, [0, 0, 0, 0, 0, 0]])
  })
})

test('the erasure is due every day, once among all processes', async () => {
  const performed = vi.fn(async () => {})
  // Others may come due meanwhile, one of them each minute.
  const quick: Routine[] = listRoutines(features, platform.environment)
    .filter(({ name }) => name === 'erase-outdated')
    .map((routine) => ({ ...routine, perform: performed }))
  const processes = [
    createBackground({ ...platform, routines: quick }),
    createBackground({ ...platform, routines: quick }),
  ]
  for (const { prepare, stop } of processes) {
    await prepare()
    afterAll(stop)
  }
  const planned = await pool.query('select name, cron from pgboss.schedule')
  expect(planned.rows).toContainEqual({ name: 'erase-outdated', cron: '15 3 * * *' })
  await db.transaction((tx) => sendJobs(tx, 'erase-outdated', [{}]))
  for (const { start } of processes) await start()
  const done = "select from pgboss.job where name = 'erase-outdated' and state = 'completed'"
  await vi.waitFor(async () => expect((await pool.query(done)).rowCount).toBe(1), 30_000)
  expect(performed).toHaveBeenCalledTimes(1)
})
