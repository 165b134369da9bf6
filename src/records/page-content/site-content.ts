import type { PageDefaults } from './defaults.ts'

export const siteContent = {
  pageKey: 'site',
  texts: {
    company_name: 'Tandem',
    tagline: 'Two lanes, one velocity. We help enterprises run AI and agility as one.',
    contact_button: 'Contact Us',
    newsletter_title: 'Newsletter',
    newsletter_blurb: 'Monthly insights on transformation and AI strategy.',
    newsletter_button: 'Subscribe',
    newsletter_url: 'https://example.com/newsletter',
    network_label: 'LinkedIn',
    network_url: 'https://example.com/company/tandem',
    email: 'hello@example.com',
    privacy_label: 'Privacy Policy',
    terms_label: 'Terms of Service',
    rights: 'All rights reserved.',
  },
} as const satisfies PageDefaults

export type SiteContent = typeof siteContent
