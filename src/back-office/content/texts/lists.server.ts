import { marks } from '#features/partners/marks.ts'
import { colours, tiers } from '#features/services/ai-consulting/service-cards.ts'
import { serviceIcons } from '#features/services/icons.ts'
import { nameInWords } from './labels.ts'
import type { Field, Shape } from './text.ts'

const required = true
const title: Field = { name: 'title', label: 'Title', type: 'line', required }
const description: Field = { name: 'description', label: 'Description', type: 'paragraph' }
const outcome: Field = { name: 'outcome', label: 'Outcome', type: 'paragraph' }
const lines = (name: string, hint = 'One per line'): Field => ({ name, label: nameInWords(name), type: 'lines', hint })
const line = (name: string, label = nameInWords(name)): Field => ({ name, label, type: 'line', required })

const partners: Shape = {
  entry: 'partner',
  fields: [
    line('name'),
    { ...description, required },
    { name: 'logo', label: 'Mark', type: 'choice', choices: Object.keys(marks), none: 'Drawn from the name' },
  ],
}

/** What the lists of the pages are made of, by page and key. A list that isn't here is asked for as its default looks. */
export const listShapes: Record<string, Shape> = {
  'transformation-rescue/pain_points_data': {
    entry: 'pain point',
    fields: [
      title,
      description,
      { name: 'icon', label: 'Icon', type: 'choice', choices: ['AlertTriangle', 'Clock', 'Target', 'Zap'] },
    ],
  },
  'transformation-rescue/delivery_steps_data': {
    entry: 'phase',
    fields: [
      line('phase'),
      title,
      description,
      { name: 'details', label: 'Details', type: 'markup', hint: 'Each point is a line of its own' },
      outcome,
    ],
  },
  'transformation-rescue/results_data': {
    entry: 'result',
    fields: [line('metric'), { name: 'description', label: 'Description', type: 'line' }],
  },
  'ai-consulting/services_data': {
    entry: 'service',
    fields: [
      title,
      { name: 'tier', label: 'Tier', type: 'choice', choices: [...tiers] },
      description,
      lines('details'),
      lines('benefits', 'One per line; a card shows the first four'),
      lines('keyPoints'),
      outcome,
      { name: 'format', label: 'Format', type: 'line' },
      { name: 'icon', label: 'Icon', type: 'choice', choices: Object.keys(serviceIcons) },
      { name: 'colour', label: 'Colour', type: 'choice', choices: [...colours] },
    ],
  },
  'events/keynote_videos': {
    entry: 'video',
    fields: [
      line('title'),
      line('speaker'),
      line('event'),
      { ...line('theme'), hint: 'The filter on the page looks for Agile and Leadership in it' },
      line('language'),
      { name: 'url', label: 'Address of the video', type: 'address', required },
      { name: 'youtubeId', label: 'YouTube id', type: 'line', hint: 'Only where the video is on YouTube' },
      { name: 'id', label: 'Id', type: 'key', from: 'title' },
    ],
  },
  'contact/interest_options': {
    entry: 'choice',
    least: 1,
    fields: [line('label', 'What visitors see'), { name: 'value', label: 'Value', type: 'key', from: 'label' }],
  },
  'partners/technology_partners': partners,
  'partners/education_partners': partners,
  'partners/implementation_partners': partners,
}
