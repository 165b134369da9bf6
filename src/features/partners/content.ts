import type { PageDefaults } from '#records/page-content/defaults.ts'
import { builtInPartners } from './built-in.ts'

export const partnersContent = {
  pageKey: 'partners',
  texts: {
    meta_title: 'Our Partners',
    meta_description:
      'The technology, education and implementation partners whose work we know well enough to put our name beside it.',

    title: 'Nobody does this alone.',
    lead: 'These are the firms whose work we know well enough to put our name beside it. We take no commission from any of them.',

    technology_title: 'Technology',
    technology_text: 'Tools we have seen survive a second year.',
    technology_partners: JSON.stringify(builtInPartners.technology),
    education_title: 'Education',
    education_text: 'Schools where we teach, and from which we learn.',
    education_partners: JSON.stringify(builtInPartners.education),
    implementation_title: 'Implementation',
    implementation_text: 'Those who carry on when our part is done.',
    implementation_partners: JSON.stringify(builtInPartners.implementation),

    association_title: 'Some of it we do in the open.',
    association_text:
      'Once a month, people from competing firms compare notes in a business association’s agile workgroup. We help to run it. Guests are welcome.',
    association_link: 'Visit the agile workgroup',
    association_url: 'https://example.com/association/agile-workgroup',

    closing_text: 'Do you do something we should know?',
    closing_link: 'Write to us',
  },
} as const satisfies PageDefaults

export type PartnersContent = typeof partnersContent
