import { defineFeature } from '#resources/feature.server.ts'
import { description, line, lines, outcome, title } from '#resources/text-list.ts'
import { aiConsultingContent } from './ai-consulting/content.ts'
import { colours, readServiceCard, tiers } from './ai-consulting/service-cards.ts'
import { assessmentServicesContent } from './assessments/content.ts'
import { serviceIcons } from './icons.ts'
import { problemIn } from './list-text.ts'
import { servicesContent } from './overview/content.ts'
import { listRelatedServices } from './related.server.ts'
import { trainingContent } from './training-programs/content.ts'
import { rescueContent } from './transformation-rescue/content.ts'
import { readDeliveryStep, readPainPoint, readResult } from './transformation-rescue/lists.ts'

const group = 'Services'

export const services = defineFeature({
  name: 'services',
  related: { kind: 'service', list: listRelatedServices },
  texts: [
    { group, name: 'Services', path: '/services', content: servicesContent },
    {
      group,
      name: 'Transformation Rescue',
      path: '/services/transformation-rescue',
      content: rescueContent,
      lists: {
        pain_points_data: {
          entry: 'pain point',
          problemOf: problemIn(readPainPoint),
          fields: [
            title,
            description,
            { name: 'icon', label: 'Icon', type: 'choice', choices: ['AlertTriangle', 'Clock', 'Target', 'Zap'] },
          ],
        },
        delivery_steps_data: {
          entry: 'phase',
          problemOf: problemIn(readDeliveryStep),
          fields: [
            line('phase', 'Phase'),
            title,
            description,
            { name: 'details', label: 'Details', type: 'markup', hint: 'Each point is a line of its own' },
            outcome,
          ],
        },
        results_data: {
          entry: 'result',
          problemOf: problemIn(readResult),
          fields: [line('metric', 'Metric'), { name: 'description', label: 'Description', type: 'line' }],
        },
      },
    },
    {
      group,
      name: 'AI Consulting',
      path: '/services/ai-consulting',
      content: aiConsultingContent,
      lists: {
        services_data: {
          entry: 'service',
          problemOf: problemIn(readServiceCard),
          fields: [
            title,
            { name: 'tier', label: 'Tier', type: 'choice', required: true, choices: [...tiers] },
            description,
            lines('details', 'Details'),
            lines('benefits', 'Benefits', 'One per line; a card shows the first four'),
            lines('keyPoints', 'Key points'),
            outcome,
            { name: 'format', label: 'Format', type: 'line' },
            { name: 'icon', label: 'Icon', type: 'choice', choices: Object.keys(serviceIcons) },
            { name: 'colour', label: 'Colour', type: 'choice', choices: [...colours] },
          ],
        },
      },
    },
    { group, name: 'Assessments', path: '/services/assessments', content: assessmentServicesContent },
    { group, name: 'Training Programs', path: '/services/training-programs', content: trainingContent },
  ],
})
