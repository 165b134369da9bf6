export const states = ['draft', 'planned', 'live', 'undone', 'failed'] as const

export type State = (typeof states)[number]
