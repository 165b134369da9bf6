import { listTexts, optionalText, type Report, readList, requiredText } from '#features/services/list-text.ts'
import type { Texts } from '#records/page-content/defaults.ts'
import type { RescueContent } from './content.ts'

export type PainPoint = { title: string; description: string; icon: string }
export type DeliveryStep = { phase: string; title: string; description: string; details: string[]; outcome: string }
export type Result = { metric: string; description: string }

type ListTexts = Pick<Texts<RescueContent>, 'pain_points_data' | 'delivery_steps_data' | 'results_data'>

/** The page's three lists out of their JSON texts. */
export function readRescueLists(text: ListTexts, report: Report) {
  return {
    painPoints: readList('pain_points_data', text.pain_points_data, readPainPoint, report),
    deliverySteps: readList('delivery_steps_data', text.delivery_steps_data, readDeliveryStep, report),
    results: readList('results_data', text.results_data, readResult, report),
  }
}

export function readPainPoint(fields: Record<string, unknown>): PainPoint {
  return {
    title: requiredText(fields, 'title'),
    description: optionalText(fields, 'description'),
    icon: optionalText(fields, 'icon'),
  }
}

export function readDeliveryStep(fields: Record<string, unknown>): DeliveryStep {
  return {
    phase: requiredText(fields, 'phase'),
    title: requiredText(fields, 'title'),
    description: optionalText(fields, 'description'),
    details: listTexts(fields, 'details'),
    outcome: optionalText(fields, 'outcome'),
  }
}

export function readResult(fields: Record<string, unknown>): Result {
  return { metric: requiredText(fields, 'metric'), description: optionalText(fields, 'description') }
}
