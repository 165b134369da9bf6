/** What is counted, each on the day on which it happens. Clients who were won are counted here once they are erased. */
export const steps = [
  'views',
  'visits',
  'visitors',
  'scans_started',
  'scans_finished',
  'scans_named',
  'inquiries',
  'won',
] as const

export type Step = (typeof steps)[number]

export const dimensions = ['page', 'source', 'campaign', 'width'] as const

export type Dimension = (typeof dimensions)[number]

/** Keys that stand for no page and no host. */
export const direct = 'direct'
export const unknown = 'unknown'
export const other = 'other'
