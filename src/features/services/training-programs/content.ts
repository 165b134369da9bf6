import type { PageDefaults } from '#records/page-content/defaults.ts'

export const trainingContent = {
  pageKey: 'training',
  texts: {
    meta_title: 'Training Programs for leaders, teams and coaches',
    meta_description:
      'Four programmes in agile leadership, scaling, AI and coaching. On site, live online or blended, always on your own work. 92% satisfaction.',

    hero_title: 'Practise on the real track.',
    hero_text:
      'Four programmes for people who carry change. The exercises come from their own work, so the learning doesn’t stay in the room.',
    hero_link: 'See the four programmes',

    programmes_title: 'Four programmes',
    programmes_for: 'For',
    programmes_after: 'Afterwards they can',
    programme_1_title: 'Agile Leadership',
    programme_1_text:
      'Leading without being the bottleneck: setting direction, ranking goals, letting go of decisions others can make.',
    programme_1_for: 'Executives, heads of department, programme sponsors',
    programme_1_after_1: 'Turn a strategy into a ranked list of goals',
    programme_1_after_2: 'Run a leadership round that removes blockers',
    programme_1_after_3: 'Ask for results without asking for reports',
    programme_2_title: 'Scrum and Scaling in Practice',
    programme_2_text:
      'From one team that delivers to many that deliver together, with Scrum and Scrum@Scale as the common language.',
    programme_2_for: 'Product owners, Scrum Masters, delivery leads',
    programme_2_after_1: 'Plan and review across several teams',
    programme_2_after_2: 'Find a dependency before it costs a release',
    programme_2_after_3: 'Forecast from data in place of promises',
    programme_3_title: 'Applied AI for Business Teams',
    programme_3_text:
      'What AI does well, where it fails, and how to use it in daily work without risking data or trust.',
    programme_3_for: 'Business and product teams, with or without technical background',
    programme_3_after_1: 'Recognise a task that is worth giving to AI',
    programme_3_after_2: 'Check an answer before anyone relies on it',
    programme_3_after_3: 'Follow the rules, and know why they exist',
    programme_4_title: 'Agile Coach Path',
    programme_4_text:
      'For those who will carry on when we have left: observing, asking, intervening, and knowing when not to.',
    programme_4_for: 'Internal coaches and experienced Scrum Masters',
    programme_4_after_1: 'Coach a team, and a leader, in one week',
    programme_4_after_2: 'Hold a room when the discussion turns',
    programme_4_after_3: 'Build a community of practice that lasts',

    formats_title: 'Three ways to take part',
    format_1_title: 'On site',
    format_1_text: 'Consecutive days in one room. Best for teams that have to find a common language quickly.',
    format_2_title: 'Live online',
    format_2_text:
      'Short sessions once a week. Best for people in several places, and for trying things out in between.',
    format_3_title: 'Blended',
    format_3_text: 'A start together, practice online with a coach, and a day together at the end.',

    philosophy_title: 'Learning happens between the sessions',
    philosophy_text:
      'A course is a beginning. What counts is the first meeting that goes differently on Monday. That is why every session ends with one thing to try, and the next one starts with what came of it.',
    philosophy_1_title: 'Learn it',
    philosophy_1_text: 'One idea, shown on a case from your own company.',
    philosophy_2_title: 'Use it',
    philosophy_2_text: 'The same week, in real work, with a coach within reach.',
    philosophy_3_title: 'Talk about it',
    philosophy_3_text: 'What worked, what did not, and what to change next time.',
    philosophy_claim: '90% skill application rate',

    results_title: 'What remains',
    results_1_figure: '78%',
    results_1_label: 'retention',
    results_1_text: 'Practices kept after the programme.',
    results_2_figure: '92%',
    results_2_label: 'satisfaction',
    results_2_text: 'Participants who were satisfied.',
    results_3_figure: '65%',
    results_3_label: 'promotion',
    results_3_text: 'Participants who moved up afterwards.',
    results_4_figure: '40%',
    results_4_label: 'faster',
    results_4_text: 'How much sooner trained teams deliver.',

    voices_title: 'From those who were there',

    cta_title: 'Who should be in the room?',
    cta_text: 'Tell us what people should do differently afterwards. We propose a programme, a format and a date.',
    cta_button: 'Plan a programme',
  },
} as const satisfies PageDefaults

export type TrainingContent = typeof trainingContent
