import type { PageDefaults, Texts } from '#records/page-content/defaults.ts'
import { deliverySteps, painPoints, results } from './default-lists.ts'

export const rescueContent = {
  pageKey: 'transformation-rescue',
  texts: {
    meta_title: 'Transformation Rescue: back on track in weeks',
    meta_description:
      'For transformations that stall: a 2-week rapid diagnostic, a 4-8 week stabilization, then quarterly acceleration. It begins with a 30-minute briefing.',

    hero_kicker: 'Transformation Rescue',
    hero_title: 'Off track isn’t the end of the line.',
    hero_text:
      'We bring stalled transformations back: a 2-week rapid diagnostic, a 4-8 week stabilization, then quarterly acceleration.',
    hero_button: 'Book a 30-minute briefing',
    hero_cases_link: 'See how others recovered',
    hero_contact_link: 'Ask a question first',

    pain_points_title: 'Four signals that it’s slipping',
    pain_points_subtitle: 'One of them is a bad month. Two or more rarely correct themselves.',
    pain_points_data: JSON.stringify(painPoints),

    delivery_title: 'Back on track in 4 phases',
    delivery_subtitle: 'Each phase ends with something you can check. After each one you decide whether to go on.',
    delivery_show: 'Show Details',
    delivery_hide: 'Hide Details',
    delivery_outcome: 'You then have',
    delivery_steps_data: JSON.stringify(deliverySteps),

    results_title: 'What changes, in numbers',
    results_subtitle: 'Measured with the same yardstick before and after.',
    results_data: JSON.stringify(results),

    cta_title: 'Thirty minutes can save a quarter.',
    cta_description:
      'Tell us what is stuck. After a 30-minute briefing you know whether it can be rescued, and what the first two weeks would look like.',
    cta_button_text: 'Book the briefing',
  },
} as const satisfies PageDefaults

export type RescueContent = typeof rescueContent

export type RescueText = { text: Texts<RescueContent> }
