export const guidePath = '/blog/agile-archetypes-explained'

export const archetypes = ['explorer', 'bundler', 'scaler', 'catalyst'] as const
export type ArchetypeName = (typeof archetypes)[number]
