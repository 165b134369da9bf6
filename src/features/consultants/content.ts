import type { PageDefaults } from '#records/page-content/defaults.ts'

export const consultantsContent = {
  pageKey: 'consultants',
  texts: {
    meta_title: 'Our Consultants: who you will work with',
    meta_description:
      'Two founders and a small senior team in agile leadership, applied AI, coaching, training and programme rescue. The people you meet are the ones who do the work.',

    hero_eyebrow: 'Our Consultants',
    hero_title: 'The people you meet are the people who do the work.',
    hero_text:
      'We are a small firm on purpose. Nobody sells a project here and then hands it to someone you have never seen.',

    owners_title: 'Leadership',
    owners_network: 'LinkedIn',
    team_title: 'Consultants',
    loading: 'Loading consultants',
    empty: 'The team introduces itself here again shortly. Until then, write to us and meet us in person.',

    closing_title: 'Whom would you like to talk to?',
    closing_text: 'Name one of us in your message, and that person answers you, within 24 hours.',
    closing_button: 'Start Your Agile Journey',
  },
} as const satisfies PageDefaults

export type ConsultantsContent = typeof consultantsContent
