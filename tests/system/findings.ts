import type pg from 'pg'
import type { Entry } from './ledger.ts'

export type Findings = { lost: string[]; halfWritten: string[]; doubled: string[] }

export const noFindings = (): Findings => ({ lost: [], halfWritten: [], doubled: [] })

export function add(to: Findings, more: Findings) {
  for (const kind of ['lost', 'halfWritten', 'doubled'] as const) to[kind].push(...more[kind])
}

/** Compares what clients were told with what is stored. What was not acknowledged may be there, whole, or not. */
export async function compare(pool: Pick<pg.Pool, 'query'>, entries: Entry[]): Promise<Findings> {
  const keys = entries.map(({ key }) => key)
  const inquiries = await pool.query(storedInquiries, [keys])
  const assessments = await pool.query(storedAssessments, [keys])
  const stored = new Map<string, Row[]>()
  for (const row of [...inquiries.rows, ...assessments.rows] as Row[])
    stored.set(row.key, [...(stored.get(row.key) ?? []), row])
  const findings = noFindings()
  for (const entry of entries) {
    const rows = stored.get(entry.key) ?? []
    if (rows.length > 1) findings.doubled.push(entry.key)
    if (rows.length === 0 && entry.acknowledged) findings.lost.push(entry.key)
    if (rows.some((row) => !isWhole(entry, row))) findings.halfWritten.push(entry.key)
  }
  return findings
}

type Row = { key: string; id: string; answers?: number[]; whole: boolean }

function isWhole({ kind, acknowledged, answers }: Entry, row: Row): boolean {
  if (!row.whole || kind === 'inquiry') return row.whole
  return (acknowledged ?? row.id) === row.id && String(answers) === String(row.answers)
}

/** By the address, which is as unique as the key: a second row under no key would be found too. */
const storedInquiries = `
  select split_part(email, '@', 1) as key, id::text,
    message like '%' || split_part(email, '@', 1) || '%'
    and (select count(*) from consents where inquiry_id = inquiries.id) = 1
    and (select count(*) from mails where about = inquiries.id) = 2
    and (select count(*) from mails join pgboss.job on data ->> 'mailId' = mails.id::text and state < 'completed'
         where about = inquiries.id and mails.status = 'queued') = 2 as whole
  from inquiries where lower(email) = any (select key || '@example.com' from unnest($1::text[]) as key)`

const storedAssessments = `
  select assess_token as key, id, answers, message <> '' and email = assess_token || '@example.com' as whole
  from assessments where assess_token = any ($1)`
