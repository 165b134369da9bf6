import { artAddress, coverTopic } from '#ui/cover-address.ts'
import { compositions } from './compositions.ts'

/** Every drawing that something could have, the one that fits its tags first. */
export function coverChoices({ slug, tags }: Record<string, unknown>) {
  const seed = String(slug || 'untitled')
  const topic = coverTopic({ cover_composition: null, tags: Array.isArray(tags) ? tags.map(String) : [] })
  return [
    { value: null, name: 'by topic', picture: artAddress(topic, seed) },
    ...compositions.map((value) => ({ value, name: value, picture: artAddress(value, seed) })),
  ]
}
