import type { ScanVersion } from '#features/scan/versions/version.ts'

export const pillars: ScanVersion['pillars'] = {
  ai: {
    name: 'AI',
    readings: {
      strong:
        'AI has a purpose here: use cases are chosen for their results, and what works finds its way into daily work.',
      developing: 'AI is in use, but what comes of a pilot still depends on who runs it.',
      growth: 'AI is mostly a promise so far. One well-chosen use case will teach you more than a strategy paper.',
    },
  },
  agility: {
    name: 'Agility',
    readings: {
      strong: 'Teams finish what they start, and a change of plan reaches everyone within days.',
      developing: 'Some teams have found a rhythm. Between them, work still waits too long.',
      growth: 'Much is started and little is finished quickly. Fewer things at once would be the fastest way forward.',
    },
  },
  leadership: {
    name: 'Leadership',
    readings: {
      strong: 'Decisions are made close to the work, and bad news travels fast enough to be useful.',
      developing: 'Leaders support the change, though not yet in every decision that teams wait for.',
      growth: 'Teams wait for decisions that they could make themselves. Clear limits would set them free.',
    },
  },
}

export const bands: ScanVersion['bands'] = {
  strong: { name: 'Strong', from: 70, to: 100 },
  developing: { name: 'Developing', from: 50, to: 69 },
  growth: { name: 'Growth opportunity', from: 0, to: 49 },
}

export const levels: ScanVersion['levels'] = {
  advanced: { name: 'Advanced', from: 80 },
  developing: { name: 'Developing', from: 60 },
  emerging: { name: 'Emerging', from: 0 },
}
