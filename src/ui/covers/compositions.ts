/** What a drawn cover can show, by the name that it has in the database and in its address. */
export const compositions = [
  'merge',
  'fork',
  'queue',
  'crossing',
  'relay',
  'steps',
  'bridge',
  'horizon',
  'grid',
  'wave',
  'loop',
  'orbit',
  'knot',
] as const

export type Composition = (typeof compositions)[number]
