import type { DeliveryStep, PainPoint, Result } from './lists.ts'

export const painPoints: PainPoint[] = [
  {
    title: 'The dates move, the reasons don’t',
    description: 'Milestones slip by weeks. Each report gives the same explanation as the one before.',
    icon: 'Clock',
  },
  {
    title: 'Busy everywhere, done nowhere',
    description: 'Teams start more than they finish. Effort goes up while output stays flat.',
    icon: 'Zap',
  },
  {
    title: 'Everything comes first',
    description: 'Nobody can rank the goals, so each department follows its own.',
    icon: 'Target',
  },
  {
    title: 'Trust runs out',
    description: 'Sponsors ask for more reports. The best people stop arguing, and then they leave.',
    icon: 'AlertTriangle',
  },
]

export const deliverySteps: DeliveryStep[] = [
  {
    phase: 'Phase 1',
    title: '30-minute briefing',
    description:
      'You tell us what is stuck. We tell you whether a rescue makes sense, and whether we are the right people.',
    details: [
      'We ask three things: <strong>what was promised</strong>, what is late, and who can decide.',
      'You need no slides and no preparation.',
      'You hear our honest first view in the same call.',
    ],
    outcome: 'A clear yes or no to the diagnostic.',
  },
  {
    phase: 'Phase 2',
    title: '2-week rapid diagnostic',
    description: 'We read the plans, sit in the meetings, and talk to the people who do the work.',
    details: [
      'Conversations with leaders, delivery teams and those who wait for the results.',
      'A map of decisions, dependencies and waiting times, drawn from <strong>your own delivery data</strong>.',
      'A short list of blockers, each with one owner.',
      'A readout for everyone who took part, not for the sponsor alone.',
    ],
    outcome: 'The few causes behind the delay, and a plan to remove them.',
  },
  {
    phase: 'Phase 3',
    title: '4-8 week stabilization',
    description: 'We work inside the programme until delivery is steady again.',
    details: [
      'One ranked backlog takes the place of competing plans.',
      'A daily leadership round removes blockers <strong>within days</strong>.',
      'Teams finish what they have before they start something new.',
      'A forecast from delivery data warns when a date begins to slip.',
    ],
    outcome: 'Dates that hold, and sponsors who can see why.',
  },
  {
    phase: 'Phase 4',
    title: 'Quarterly acceleration',
    description: 'Once the programme is steady we raise the pace, one quarter at a time.',
    details: [
      'Goals for the quarter with results that can be counted.',
      'AI where it shortens the longest waits, as in our <a href="/services/ai-consulting">AI consulting</a>.',
      'Your own coaches take over one routine after another.',
      'At the end of each quarter you decide whether you still need us.',
    ],
    outcome: 'A programme that gains speed without us.',
  },
]

export const results: Result[] = [
  { metric: '90%', description: 'Delay reduction' },
  { metric: '85%', description: 'Release predictability' },
  { metric: '50%', description: 'Lead-time improvement' },
  { metric: '40%', description: 'Improved execution velocity' },
]
