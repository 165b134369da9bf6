import type { PageDefaults } from '#records/page-content/defaults.ts'

export const assessmentServicesContent = {
  pageKey: 'services-assessments',
  texts: {
    meta_title: 'Assessments for organisations, teams, leaders and AI readiness',
    meta_description:
      'Four assessments with a fixed time frame: individual 1-2 weeks, team 3-4 weeks, AI readiness 4-6 weeks, organizational 6-8 weeks. Roadmap in 30 days.',

    hero_title: 'Measure first. Then move.',
    hero_text:
      'Four assessments, from one person to the whole organisation. Each has a fixed time frame and ends with an order of work.',
    hero_button: 'Plan an assessment',
    hero_scan_link: 'Take the 3-minute scan',

    scale_title: 'Four instruments, drawn to scale',
    scale_text:
      'The solid part of a line is the time each assessment needs at least. The open part is the most it takes.',
    scale_week: 'Week',
    scale_measures: 'Measures',
    scale_receives: 'You receive',

    individual_title: 'Individual assessment',
    individual_duration: '1-2 weeks',
    individual_text: 'For leaders and coaches who want to know how their own habits speed others up or slow them down.',
    individual_measures: 'How you decide, delegate and learn, seen by you and by those around you',
    individual_receives: 'A personal profile and a conversation about the two habits to change first',

    team_title: 'Team assessment',
    team_duration: '3-4 weeks',
    team_text: 'For a team that works hard and still delivers late, or one that is about to take on something new.',
    team_measures: 'Flow of work, clarity of roles, and how openly problems are named',
    team_receives: 'Findings discussed with the whole team, and three experiments to run next',

    ai_title: 'AI readiness assessment',
    ai_duration: '4-6 weeks',
    ai_text: 'For organisations that want to use AI on purpose, not by accident.',
    ai_measures: 'Data, skills, rules and leadership, and which use cases they already carry',
    ai_receives: 'A ranked list of use cases, with what has to be in place for each',

    organizational_title: 'Organizational assessment',
    organizational_duration: '6-8 weeks',
    organizational_text: 'For boards that plan a transformation, or wonder what became of the last one.',
    organizational_measures: 'From strategy to delivery: where decisions wait, where work waits, and why',
    organizational_receives: 'One picture that all levels recognise, and a roadmap with owners',

    own_team_title: 'Begin with your own team',
    own_team_text:
      'Send the three-minute scan to your colleagues. From four answers on you see where you agree and where you differ, free of charge.',
    own_team_button: 'Take it with your team',

    why_title: 'Why measure with us',
    why_1_claim: '60% faster strategic decisions',
    why_1_text: 'The facts are agreed before the discussion begins, so the discussion is about the choice.',
    why_2_claim: '40% improved execution velocity',
    why_2_text: 'We look for the few places where work waits. Removing those moves everything behind them.',
    why_3_claim: '90% skill application rate',
    why_3_text: 'Findings become two or three habits that people practise, not a list of forty actions.',
    why_4_claim: 'Roadmap in 30 days',
    why_4_text: 'Thirty days after the findings, the order of work is agreed and the first step is under way.',

    report_title: 'A report that gets read to the end',
    report_text:
      'Nobody acts on a hundred slides. Ours begins with one page, and every statement on it can be traced to its evidence.',
    report_1_title: 'One page for those who decide',
    report_1_text: 'Three findings, three consequences, one recommendation.',
    report_2_title: 'Scores with their evidence',
    report_2_text: 'Each score shows what it was measured from, and how sure we are.',
    report_3_title: 'Voices without names',
    report_3_text: 'What people told us, in their words, so that nobody can be recognised.',
    report_4_title: 'A roadmap, not a wish list',
    report_4_text: 'In 30 days: who does what first, and how you will notice that it works.',
    report_picture_title: 'Findings on one page',
    report_picture_pillars: 'Agility, Leadership, AI',
    report_picture_note: 'Roadmap: 30 days',

    cta_title: 'Which question do you want settled?',
    cta_text: 'Tell us the question. We tell you which assessment answers it, and whether you need one at all.',
    cta_button: 'Talk to us',
  },
} as const satisfies PageDefaults

export type AssessmentServicesContent = typeof assessmentServicesContent
