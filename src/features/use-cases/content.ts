import type { PageDefaults, Texts } from '#records/page-content/defaults.ts'

export const useCasesContent = {
  pageKey: 'use-cases',
  texts: {
    meta_title: 'Use Cases: what changed, and what it took',
    meta_description:
      'Success stories from aviation, banking, healthcare and manufacturing: the situation, what we did, what changed, and what didn’t work at first.',

    hero_eyebrow: 'Use Cases',
    hero_title: 'What changed, and what it took',
    hero_text: 'Each story gives the figures before and after, and says what went wrong on the way.',

    search_label: 'Search success stories',
    search_placeholder: 'Industry, method or client',
    search_button: 'Search',
    card_link: 'Read the story',
    loading: 'Loading success stories',
    empty_title: 'No success stories found',
    empty_text: 'No title or summary contains “{search}”. Try a shorter word, or look through all of them.',
    empty_text_plain: 'The first ones are being written.',
    empty_button: 'Clear Search',

    closing_title: 'Yours would start with a question.',
    closing_text:
      'Which decision in your organisation takes too long? Thirty minutes are enough for a first honest look.',
    closing_button: 'Start Your Agile Journey',

    story_back: 'All success stories',
    story_share: 'Share this story',
    story_loading: 'Loading success story',
    story_cta_title: 'Is something similar stuck at your place?',
    story_cta_text: 'Tell us in two sentences. We answer within 24 hours, and say so if we are not the right ones.',
    story_cta_button: 'Contact Us',

    missing_text: 'The story may have moved, or it isn’t published any more.',
    missing_button: 'See all success stories',
  },
} as const satisfies PageDefaults

export type UseCasesContent = typeof useCasesContent
export type UseCasesText = { text: Texts<UseCasesContent> }
