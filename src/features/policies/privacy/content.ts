import type { PageDefaults } from '#records/page-content/defaults.ts'
import { privacySettings } from '#records/page-content/privacy/settings.ts'
import { privacyBody } from './body.ts'

export const privacyContent = {
  pageKey: 'privacy-policy',
  texts: {
    ...privacySettings.texts,
    meta_title: 'Privacy Policy',
    meta_description:
      'Which personal data we process when you write to us, take the readiness scan or read this site, why, and for how long.',

    title: 'Privacy Policy',
    lead: 'We ask for little, keep it for a stated time and then erase it. This page says what, why and for how long.',
    version_label: 'Version',
    effective_label: 'In force since',
    print_button: 'Print this page',
    contents_title: 'On this page',

    retention_title: 'How long we keep what',
    retention_analytics: 'Usage statistics',
    retention_assessment: 'Readiness scan',
    retention_client_assessment: 'Readiness scan, if you are a client',
    retention_contact: 'Contact data',
    body: privacyBody,
  },
} as const satisfies PageDefaults

export type PrivacyContent = typeof privacyContent
