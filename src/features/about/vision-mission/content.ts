import type { PageDefaults, Texts } from '#records/page-content/defaults.ts'

export const visionContent = {
  pageKey: 'vision-mission',
  texts: {
    meta_title: 'Vision & Mission',
    meta_description:
      'Organisations that learn as fast as the world around them: our vision, mission, ambition and three core values.',

    title: 'Vision & Mission',
    vision_name: 'Vision',
    vision_statement: 'Organisations that learn as fast as the world around them changes.',
    vision_text:
      'Machines now find patterns in minutes. People still need months to act on them. We picture the day when the second number has come down to meet the first, and work has become calmer for it, not more frantic.',

    mission_name: 'Mission',
    mission_statement: 'We bring agile leadership and applied AI together in the daily work of real teams.',
    mission_text:
      'Not as two programmes with two steering committees. One team, one backlog, one review: people who know the work and models that know the numbers, improving the same decision every two weeks until it no longer needs us.',

    ambition_name: 'Ambition',
    ambition_statement: 'To be the firm that clients outgrow.',
    ambition_text:
      'We measure ourselves by what still runs a year after we have left. If your leaders coach, your teams forecast and your pilots pay for themselves, we have done it. Then recommend us, and do not call us back for the same thing.',

    values_title: 'Three core values',
    values_text: 'Words on a wall cost nothing. So each of ours comes with what it makes us do, and what it forbids.',
    value_does: 'So we',
    value_refuses: 'And never',
    value_1_title: 'Human-Centered',
    value_1_text: 'A change that people have to be pushed through is designed wrongly.',
    value_1_does: 'ask those who do the work before we draw what the work should be.',
    value_1_refuses: 'bring in a model whose answer nobody in the room can question.',
    value_2_title: 'Results-Driven',
    value_2_text: 'A workshop is not a result. A shorter wait for the customer is.',
    value_2_does: 'agree on two or three numbers in the first week and show them in every review.',
    value_2_refuses: 'count training days, story points or slides.',
    value_3_title: 'Continuous Learning',
    value_3_text: 'What worked last year is a hypothesis this year, in our firm as well.',
    value_3_does: 'keep one day in ten for trying what we do not master yet.',
    value_3_refuses: 'sell a method because we happen to own the slides.',

    closing_text: 'How this looks when we coach:',
    closing_link: '12 Principles of Agile Coaching',
  },
} as const satisfies PageDefaults

export type VisionContent = typeof visionContent

export type VisionText = { text: Texts<VisionContent> }
