import type { PageDefaults } from '#records/page-content/defaults.ts'

export const principlesContent = {
  pageKey: 'principles',
  texts: {
    meta_title: '12 Principles of Agile Coaching',
    meta_description:
      'Twelve rules we hold each other to when we coach people, teams and organisations, and what each means in practice.',

    title: '12 Principles of Agile Coaching',
    lead: 'Coaching is easy to promise and hard to check. These are the rules we hold each other to. Hold us to them as well.',

    chapter_1: 'With a person',
    principle_1_title: 'Ask before you answer.',
    principle_1_text:
      'An answer ends the thinking. A good question starts it in the head where it has to go on without us.',
    principle_2_title: 'The work belongs to those who do it.',
    principle_2_text: 'We touch no one’s board, backlog or budget. Hands behind the back, eyes open.',
    principle_3_title: 'Say the awkward thing kindly, and soon.',
    principle_3_text: 'Feedback keeps for about two days. After that it turns into an opinion about a person.',
    principle_4_title: 'Begin where they are.',
    principle_4_text:
      'Not where the method starts. If the first honest step is a shorter meeting, it is a good first step.',

    chapter_2: 'With a team',
    principle_5_title: 'Make the work visible before you change it.',
    principle_5_text: 'Half of all problems solve themselves once everyone looks at the same wall.',
    principle_6_title: 'Finish, then start.',
    principle_6_text: 'Each thing begun and not ended is a loan. We help teams to pay back before they borrow again.',
    principle_7_title: 'Small enough to fail, large enough to matter.',
    principle_7_text:
      'An experiment nobody would miss teaches nothing. One that nobody can afford to lose is no experiment.',
    principle_8_title: 'Let the data speak, and the people decide.',
    principle_8_text: 'A forecast is a guest in the planning. It may contradict everyone. It does not get a vote.',

    chapter_3: 'With an organisation',
    principle_9_title: 'Leaders go first.',
    principle_9_text:
      'Teams copy what is done above them. We coach the room in which the priorities are made, or none.',
    principle_10_title: 'Remove before you add.',
    principle_10_text: 'For each new meeting, role or report, one goes. The calendar is the most honest org chart.',
    principle_11_title: 'Measure what the customer feels.',
    principle_11_text:
      'Waiting time, broken promises, repeated questions. All other numbers are there to explain these.',
    principle_12_title: 'Plan your own farewell.',
    principle_12_text:
      'From the first day it is written down who takes over what, and when. A coach who stays has not finished.',

    closing_title: 'Which one would you argue with?',
    closing_text: 'We would like to hear it. Our best principles began as objections.',
    closing_button: 'Tell us',
    mentoring_link: 'Or work with one of us as your mentor',
  },
} as const satisfies PageDefaults

export type PrinciplesContent = typeof principlesContent
