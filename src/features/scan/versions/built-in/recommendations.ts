import type { ScanVersion } from '#features/scan/versions/version.ts'

/** Below 70 a pillar needs its foundations; below 80 there is still a step to take. */
export const recommendations: ScanVersion['recommendations'] = {
  lowest: { below: 70, most: 2 },
  second: { below: 75, most: 1 },
  pillars: {
    ai: [
      {
        below: 70,
        title: 'Choose one use case that pays this quarter',
        text: 'List the ten decisions or tasks that cost your people most time. Take the one with data at hand and an owner who wants it solved, and agree on the figure that will tell you whether AI helped.',
      },
      {
        below: 70,
        title: 'Write one page of AI rules',
        text: 'What may AI do here, which data may it see, who answers for the result? One page that everyone can read removes more hesitation than any training.',
      },
      {
        below: 80,
        title: 'Move your best pilot into daily work',
        text: 'Give it a team, a budget line and a date on which you decide to scale or to stop. Share what you learned, good or bad, with every other team.',
      },
    ],
    agility: [
      {
        below: 70,
        title: 'Put all work on one ranked list',
        text: 'Every team sees the same order of goals, and anyone may ask why. When something urgent comes in, something else visibly moves down.',
      },
      {
        below: 70,
        title: 'Finish something every two weeks',
        text: 'Start with two teams. Cut the work until a user can try it after two weeks, review it together with those who decide, and change one thing about how you work each time.',
      },
      {
        below: 80,
        title: 'Find dependencies before they find you',
        text: 'Bring the teams that wait for each other into one planning session. Count how long each dependency takes to resolve, and make that number smaller every month.',
      },
    ],
    leadership: [
      {
        below: 70,
        title: 'Say who may decide what',
        text: 'Write down the twenty decisions your teams wait for most. For each, name who decides and within which limits, then let them.',
      },
      {
        below: 70,
        title: 'Open a daily round for blockers',
        text: 'Fifteen minutes, the leaders who can act, one question: what is stuck, and who frees it by tomorrow? Teams will tell you the truth once they see that it helps.',
      },
      {
        below: 80,
        title: 'Measure change by outcomes',
        text: 'Replace one status report by a figure that a customer would notice. Talk about it in every leadership meeting, before milestones and budgets.',
      },
    ],
  },
}
