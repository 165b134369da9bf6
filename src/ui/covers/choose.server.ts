import { type Composition, compositions } from './compositions.ts'
import { throwDice } from './shapes.server.ts'

const suited: [words: RegExp, pictures: [Composition, ...Composition[]]][] = [
  [/queue|wait|decision|decide|bottleneck|focus/, ['queue']],
  [/rescu|stall|stuck|complex|third-year/, ['knot', 'steps']],
  [/leav|handover|bridge|regulated|quality/, ['bridge', 'relay']],
  [/planning|roadmap|release|date|weeks/, ['relay', 'grid']],
  [/figures|metric|forecast|predict|flow|data/, ['wave', 'grid']],
  [/watch|retrospective|learn|feedback|notes|language/, ['loop', 'wave']],
  [/pilot|fast-track|choice|prioriti|experiment|stop/, ['fork', 'merge']],
  [/coach|mentor|people|managers|culture|layer/, ['orbit', 'crossing']],
  [/vision|future|strateg|year/, ['horizon', 'steps']],
  [/scrum|scal|team|depend/, ['crossing', 'grid', 'relay']],
  [/product|backlog/, ['grid', 'loop', 'fork']],
  [/leader|board/, ['orbit', 'horizon', 'queue']],
  [/transform|change/, ['steps', 'knot', 'merge']],
  [/\bai\b|model|automat/, ['merge', 'wave', 'fork', 'grid']],
  [/agil/, ['loop', 'crossing', 'merge']],
]

/** The composition that somebody has chosen, else one that suits what it is about: its title first, then its topics. */
export function chooseComposition(topic: string, seed: string): Composition {
  const chosen = compositions.find((composition) => composition === topic)
  if (chosen) return chosen
  const dice = throwDice(`${seed} picture`)
  const find = (text: string) => suited.find(([words]) => words.test(text.toLowerCase()))?.[1]
  return dice.pick(find(seed) ?? find(topic) ?? compositions)
}
