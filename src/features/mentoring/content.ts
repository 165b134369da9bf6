import type { PageDefaults } from '#records/page-content/defaults.ts'

export const mentoringContent = {
  pageKey: 'mentoring',
  texts: {
    meta_title: 'Mentoring for leaders in change',
    meta_description:
      'One leader, one experienced mentor, a regular hour. Mentoring for people who lead agile and AI change and want someone to think with.',

    hero_title: 'Someone who has been there, beside you.',
    hero_text: 'One leader, one mentor, one regular hour. No slides, and no report to anyone.',
    hero_button: 'Ask for a first conversation',

    intro_text:
      'Leading change is lonely work. Those above you want certainty, those around you have interests, and those below you wait for a sign. A mentor wants nothing from you. They have led through the same weather and remember what it felt like.',
    intro_note:
      'You choose the subject. Your mentor asks, listens, and now and then tells you what they did when it was their turn.',

    capabilities_title: 'What our mentors bring',
    capability_1_title: 'Deciding under pressure',
    capability_1_text: 'Sorting what is urgent from what is loud, and saying no in a way that holds.',
    capability_2_title: 'Taking people along',
    capability_2_text: 'Hard conversations, tired teams, doubtful boards: how to speak so that others can follow.',
    capability_3_title: 'Making sense of AI',
    capability_3_text: 'What it changes in your field and what it leaves alone, from people who have put it to work.',

    gain_title: 'What You Gain',
    gain_1: 'A quiet hour in which the real question gets asked',
    gain_2: 'Decisions you can explain, first of all to yourself',
    gain_3: 'Someone who tells you when you are the bottleneck',
    gain_4: 'Words for the conversation you have been putting off',
    gain_5: 'Confidence that comes from practice, not from applause',

    voices_title: 'Mentor voices',
    voices_text: 'The people you would sit with, in their own words.',

    clients_title: 'From the other chair',

    cta_title: 'Begin with one hour.',
    cta_text:
      'Write to us with two lines about what is on your mind. We suggest a mentor. After the first hour, you both decide.',
    cta_button: 'Ask for a first conversation',
  },
} as const satisfies PageDefaults

export type MentoringContent = typeof mentoringContent
