import { listTexts, OddField, optionalText, type Report, readList, requiredText } from '#features/services/list-text.ts'

export const tiers = ['strategic', 'implementation', 'support'] as const
export type Tier = (typeof tiers)[number]

export const colours = ['agile', 'ai', 'velocity'] as const

export type ServiceCard = {
  icon: string
  title: string
  description: string
  details: string[]
  benefits: string[]
  keyPoints: string[]
  outcome: string
  format: string
  tier: Tier
  colour: (typeof colours)[number]
}

const shownBenefits = 4

/** The service cards out of their JSON text, with as many benefits as a card shows. */
export function readServiceCards(text: string, report: Report): ServiceCard[] {
  return readList('services_data', text, readServiceCard, report)
}

export function readServiceCard(fields: Record<string, unknown>): ServiceCard {
  return {
    icon: optionalText(fields, 'icon'),
    title: requiredText(fields, 'title'),
    description: optionalText(fields, 'description'),
    details: listTexts(fields, 'details'),
    benefits: listTexts(fields, 'benefits').slice(0, shownBenefits),
    keyPoints: listTexts(fields, 'keyPoints'),
    outcome: optionalText(fields, 'outcome'),
    format: optionalText(fields, 'format'),
    tier: oneOf('tier', tiers, requiredText(fields, 'tier')),
    colour: oneOf('colour', colours, optionalText(fields, 'colour') || 'ai'),
  }
}

function oneOf<Name extends string>(field: string, names: readonly Name[], given: string): Name {
  const name = names.find((one) => one === given)
  if (!name) throw new OddField(field, `${given} is none of ${names.join(', ')}`)
  return name
}
