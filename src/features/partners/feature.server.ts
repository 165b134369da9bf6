import { defineFeature } from '#resources/feature.server.ts'
import { description, line, type Shape } from '#resources/text-list.ts'
import { partnersContent } from './content.ts'
import { marks } from './marks.ts'
import { findPartnerProblem } from './partner-list.ts'

const partner: Shape = {
  entry: 'partner',
  problemOf: findPartnerProblem,
  fields: [
    line('name', 'Name'),
    { ...description, required: true },
    { name: 'picture', label: 'Logo', type: 'picture', hint: 'Without one the mark below stands there.' },
    {
      name: 'logo',
      label: 'Drawn mark',
      type: 'choice',
      choices: Object.keys(marks),
      none: 'Drawn from the name',
      hint: 'Shown where no logo was uploaded',
    },
  ],
}

export const partners = defineFeature({
  name: 'partners',
  texts: [
    {
      group: 'About us',
      name: 'Partners',
      path: '/partners',
      content: partnersContent,
      lists: { technology_partners: partner, education_partners: partner, implementation_partners: partner },
    },
  ],
})
