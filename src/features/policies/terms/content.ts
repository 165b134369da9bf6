import type { PageDefaults } from '#records/page-content/defaults.ts'
import { termsBody } from './body.ts'

export const termsContent = {
  pageKey: 'terms-of-service',
  texts: {
    meta_title: 'Terms of Service',
    meta_description:
      'The rules for using this website and the readiness scan: what you may do, what we ask of you, and which law applies.',

    version: '2.0',
    effective_date: '2026-01-01',
    title: 'Terms of Service',
    lead: 'The rules for using this website, written to be read. Consulting work has its own contract.',
    version_label: 'Version',
    effective_label: 'In force since',
    print_button: 'Print this page',
    contents_title: 'On this page',

    summary_title: 'The short form',
    may_title: 'You may',
    may_1: 'Read, link to and quote what we publish, with our name on it.',
    may_2: 'Take the readiness scan as often as you like, and share your result.',
    may_3: 'Write to us without any obligation. Nothing here is an offer.',
    ask_title: 'We ask you',
    ask_1: 'Not to republish whole articles or sell our material.',
    ask_2: 'To treat the scan as a compass, not as a verdict on people.',
    ask_3: 'To leave the site as you found it: no attacks, no flooding, no false names.',
    body: termsBody,
  },
} as const satisfies PageDefaults

export type TermsContent = typeof termsContent
