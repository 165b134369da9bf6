import type { Keynote } from './keynotes.ts'

/** Shown until users keep talks of their own, and whenever what they keep can't be read. */
export const builtInKeynotes: Keynote[] = [
  {
    id: 'slow-decisions',
    speaker: 'Eszter Varga',
    title: 'The price of a slow decision',
    event: 'Two Lanes Day',
    theme: 'Agile Leadership',
    language: 'English',
    youtubeId: 'slow-decisions',
    url: 'https://example.com/keynotes/slow-decisions',
  },
  {
    id: 'models-nobody-used',
    speaker: 'Dániel Lindqvist',
    title: 'Good models that nobody used',
    event: 'AI in the Room',
    theme: 'AI',
    language: 'English',
    youtubeId: 'models-nobody-used',
    url: 'https://example.com/keynotes/models-nobody-used',
  },
  {
    id: 'handover',
    speaker: 'Amara Okonkwo',
    title: 'What teams can learn from a hospital handover',
    event: 'Two Lanes Day',
    theme: 'Agile',
    language: 'English',
    youtubeId: 'handover',
    url: 'https://example.com/keynotes/handover',
  },
  {
    id: 'csend-a-targyaloban',
    speaker: 'Eszter Varga',
    title: 'Csend a tárgyalóban',
    event: 'Budapesti Reggeli',
    theme: 'Leadership',
    language: 'Hungarian',
    youtubeId: 'csend-a-targyaloban',
    url: 'https://example.com/keynotes/csend-a-targyaloban',
  },
]
