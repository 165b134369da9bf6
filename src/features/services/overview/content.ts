import type { PageDefaults } from '#records/page-content/defaults.ts'

export const servicesContent = {
  pageKey: 'services',
  texts: {
    meta_title: 'Services: rescue, AI consulting, assessments, training',
    meta_description:
      'Four ways to start: bring a stuck transformation back, put AI to work, measure where you stand, or train the people who carry the change.',

    hero_title: 'Four ways in. One direction.',
    hero_text:
      'Start where it hurts most. Every way leads to the same place: decisions that are made in time and delivered as agreed.',
    hero_question: 'Where are you now?',

    card_features: 'What it includes',
    card_results: 'Proven results',
    card_mentoring: 'A mentor alongside',

    rescue_situation: 'A programme is stuck',
    rescue_title: 'Transformation Rescue',
    rescue_text:
      'Dates slip, trust runs low, and more effort doesn’t help. We find the few causes and remove them with you.',
    rescue_feature_1: '2-week rapid diagnostic',
    rescue_feature_2: '4-8 week stabilization',
    rescue_feature_3: 'Quarterly acceleration',
    rescue_results: '40% improved execution velocity',
    rescue_link: 'See the rescue plan',

    ai_situation: 'AI stays in pilots',
    ai_title: 'AI Consulting',
    ai_text: 'Many ideas, a few demos, no effect on the numbers. We pick what pays and bring it into daily work.',
    ai_feature_1: 'A map of where AI pays, ranked by value',
    ai_feature_2: 'AI Fast-Track Lab: 1-3 pilots in 6-8 weeks',
    ai_feature_3: 'Support after the first success',
    ai_results: '60% faster strategic decisions',
    ai_link: 'See the three tiers',

    assessments_situation: 'Nobody agrees where we stand',
    assessments_title: 'Assessments',
    assessments_text:
      'Opinions differ from floor to floor. We measure, show the evidence, and turn it into an order of work.',
    assessments_feature_1: 'For one person, a team or the whole organisation',
    assessments_feature_2: 'AI readiness, from data to daily habits',
    assessments_feature_3: 'A report that people read to the end',
    assessments_results: 'Roadmap in 30 days',
    assessments_link: 'Compare the four assessments',

    training_situation: 'The skills are missing',
    training_title: 'Training Programs',
    training_text:
      'Good will is there, practice is not. People learn on their own work and take new habits home the same week.',
    training_feature_1: 'Four programmes for leaders, teams and coaches',
    training_feature_2: 'On site, live online, or a mix of both',
    training_feature_3: 'Exercises from your own backlog',
    training_results: '90% skill application rate',
    training_link: 'Look at the programmes',

    mentoring_title: 'And one person who listens',
    mentoring_text:
      'Services change organisations. A mentor stays with one leader: a regular hour, no slides, no report to anyone. It goes well with each of the four, and well without them.',
    mentoring_link: 'How mentoring works',

    scan_title: 'Not sure which way?',
    scan_text:
      'Answer 16 questions in about 3 minutes. You see your scores for AI, agility and leadership at once, and what to do first.',
    scan_button: 'Start the Scan',
  },
} as const satisfies PageDefaults

export type ServicesContent = typeof servicesContent
