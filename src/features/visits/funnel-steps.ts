/** From the visit to the client. Each is counted on the day on which it happens. */
export const funnelSteps = ['visits', 'scans_started', 'scans_finished', 'scans_named', 'inquiries', 'won'] as const

export type FunnelStep = (typeof funnelSteps)[number]

export type FunnelRow = { key: string } & Record<FunnelStep, number>
