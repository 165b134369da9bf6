import type { PageDefaults } from '#records/page-content/defaults.ts'
import { policyVersion } from '#records/page-content/policy-version.ts'

/**
 * What the privacy policy promises, each fact once: the policy's text shows these, and what erases
 * old data obeys them. Users change them like any other text of the page.
 */
export const privacySettings = {
  pageKey: 'privacy-policy',
  texts: {
    ...policyVersion.texts,
    effective_date: '2026-11-16',
    contact_retention_years: '3',
    assessment_retention_months: '6',
    client_assessment_retention_years: '3',
    analytics_retention_months: '13',
    access_log_retention_months: '12',
    minimum_age: '16',
    legal_name: 'Tandem Consulting Kft.',
    legal_address: 'Two Lanes House, 12 Example Street, Budapest, Hungary',
    privacy_email: 'privacy@example.com',
  },
} as const satisfies PageDefaults

export type PrivacySettings = typeof privacySettings
