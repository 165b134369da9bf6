import type { PageDefaults } from '#records/page-content/defaults.ts'

export const aboutContent = {
  pageKey: 'about',
  texts: {
    meta_title: 'About Us',
    meta_description:
      'Delivery people and data people in one firm. What we want, how we coach, who we are and where you can meet us.',

    title: 'Two trades, one firm.',
    lead: 'Half of us come from delivery: years of getting large teams to finish things. The other half come from data and machine learning. We sit at the same table, because your problem does too.',

    vision_title: 'Vision & Mission',
    vision_text: 'What we want organisations to be able to do, and what we count as proof.',
    vision_link: 'Read what we aim for',
    principles_title: '12 Principles of Agile Coaching',
    principles_text: 'The rules we hold each other to when we work with your people.',
    principles_link: 'Read the twelve',
    consultants_title: 'Our Consultants',
    consultants_text: 'Small enough that you meet everyone, senior enough that you need nobody else.',
    consultants_link: 'Meet the people',
    events_title: 'Events',
    events_text: 'Talks, open workshops and the conferences we help to organise.',
    events_link: 'See where we speak',

    impact_title: 'What it has come to so far',
    impact_1_figure: '15+',
    impact_1_label: 'years',
    impact_1_text: 'of changing how large organisations decide and deliver.',
    impact_2_figure: '25+',
    impact_2_label: 'countries',
    impact_2_text: 'where our clients’ teams work, in almost as many working cultures.',
    impact_3_figure: '200+',
    impact_3_label: 'transformations',
    impact_3_text: 'from one stuck programme to a whole group of companies.',
    impact_4_figure: '50K+',
    impact_4_label: 'people',
    impact_4_text: 'who plan, decide or build differently than before.',

    closing_title: 'The rest is better said in person.',
    closing_text: 'Thirty minutes, no slides.',
    closing_button: 'Start a conversation',
  },
} as const satisfies PageDefaults

export type AboutContent = typeof aboutContent
