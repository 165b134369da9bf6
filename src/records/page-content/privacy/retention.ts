import type { Texts } from '#records/page-content/defaults.ts'
import { type PrivacySettings, privacySettings } from './settings.ts'

export type Period = { count: number; unit: 'month' | 'year' }
type PeriodKey = Extract<keyof PrivacySettings['texts'], `${string}_retention_${string}`>

/** How long each kind of data is kept. A setting that is no whole number of at least one counts as its built-in value. */
export function retentionOf(texts: Partial<Texts<PrivacySettings>>) {
  const period = (key: PeriodKey): Period => ({
    count: wholeNumber(texts[key]) ?? Number(privacySettings.texts[key]),
    unit: key.endsWith('_years') ? 'year' : 'month',
  })
  return {
    contact: period('contact_retention_years'),
    assessment: period('assessment_retention_months'),
    clientAssessment: period('client_assessment_retention_years'),
    analytics: period('analytics_retention_months'),
    accessLog: period('access_log_retention_months'),
  }
}

export function periodText({ count, unit }: Period) {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}

export function monthsOf({ count, unit }: Period) {
  return unit === 'year' ? count * 12 : count
}

/** What is older than this has been kept for longer than the period. The 31st minus one month is that month's last day. */
export function startOfPeriod(period: Period, now: Date): Date {
  const start = new Date(now)
  start.setUTCMonth(now.getUTCMonth() - monthsOf(period))
  if (start.getUTCDate() !== now.getUTCDate()) start.setUTCDate(0)
  return start
}

/** From when on `startOfPeriod` lies after this moment. A day that its month doesn't have is the first of the next. */
export function endOfPeriod(period: Period, moment: Date): Date {
  const end = new Date(moment)
  end.setUTCMonth(moment.getUTCMonth() + monthsOf(period))
  if (end.getUTCDate() === moment.getUTCDate()) return end
  return new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth(), 1))
}

const longest = 100

function wholeNumber(text = '') {
  const number = /^\s*\d+\s*$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= longest ? number : undefined
}
