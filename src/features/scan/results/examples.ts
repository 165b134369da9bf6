import type { Archetype } from '#features/scan/scoring/archetypes.ts'

export const exampleToken = 'example-of-a-result'

/** The address of an archetype's result, to be looked at in a preview. */
export const exampleOf = (archetype: Archetype) => `${exampleToken}-${archetype}`
