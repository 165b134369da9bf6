import { type Band, bandOf, type Pillar } from './pillars.ts'

/** What a pillar's score means, in one or two sentences. */
export function readingOf(pillar: Pillar, score: number): string {
  return readings[pillar][bandOf(score).key]
}

const readings: Record<Pillar, Record<Band['key'], string>> = {
  ai: {
    strong:
      'AI has a purpose here: use cases are chosen for their results, and what works finds its way into daily work.',
    developing: 'AI is in use, but what comes of a pilot still depends on who runs it.',
    growth: 'AI is mostly a promise so far. One well-chosen use case will teach you more than a strategy paper.',
  },
  agility: {
    strong: 'Teams finish what they start, and a change of plan reaches everyone within days.',
    developing: 'Some teams have found a rhythm. Between them, work still waits too long.',
    growth: 'Much is started and little is finished quickly. Fewer things at once would be the fastest way forward.',
  },
  leadership: {
    strong: 'Decisions are made close to the work, and bad news travels fast enough to be useful.',
    developing: 'Leaders support the change, though not yet in every decision that teams wait for.',
    growth: 'Teams wait for decisions that they could make themselves. Clear limits would set them free.',
  },
}
