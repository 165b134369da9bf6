import { Radar } from '#ui/radar.tsx'
import type { Description } from './describe.ts'

export function PillarRadar({ pillars, className }: { pillars: Description['pillars']; className: string }) {
  const [first = 0, second = 0, third = 0] = pillars.map(({ score }) => score)
  const [one = '', two = '', three = ''] = pillars.map(({ name, score }) => `${name} ${score}`)
  return <Radar scores={[first, second, third]} labels={[one, two, three]} className={className} />
}
