import type { Archetype } from './archetypes.ts'
import { type Pillar, type PillarScores, pillars } from './pillars.ts'

type Recommendation = { title: string; text: string }

const most = 3

/**
 * What to do next, at most three things: up to two for the lowest pillar when it is below 70, one for the
 * second-lowest when it is below 75, then the archetype's own action. Of equal pillars the one asked first counts as
 * the lower.
 */
export function listRecommendations(scores: PillarScores, archetype: Archetype): Recommendation[] {
  const [lowest = 'ai', second = 'agility'] = [...pillars].sort((a, b) => scores[a] - scores[b])
  const chosen: Recommendation[] = []
  if (scores[lowest] < 70) chosen.push(...listForPillar(lowest, scores[lowest]).slice(0, 2))
  if (scores[second] < 75 && chosen.length < most) chosen.push(...listForPillar(second, scores[second]).slice(0, 1))
  if (chosen.length < most) chosen.push(archetypeActions[archetype])
  return chosen
}

/** Below 70 a pillar needs its foundations; below 80 there is still a step to take. */
function listForPillar(pillar: Pillar, score: number): Recommendation[] {
  const { foundations, step } = pillarActions[pillar]
  return [...(score < 70 ? foundations : []), ...(score < 80 ? [step] : [])]
}

const pillarActions: Record<Pillar, { foundations: [Recommendation, Recommendation]; step: Recommendation }> = {
  ai: {
    foundations: [
      {
        title: 'Choose one use case that pays this quarter',
        text: 'List the ten decisions or tasks that cost your people most time. Take the one with data at hand and an owner who wants it solved, and agree on the figure that will tell you whether AI helped.',
      },
      {
        title: 'Write one page of AI rules',
        text: 'What may AI do here, which data may it see, who answers for the result? One page that everyone can read removes more hesitation than any training.',
      },
    ],
    step: {
      title: 'Move your best pilot into daily work',
      text: 'Give it a team, a budget line and a date on which you decide to scale or to stop. Share what you learned, good or bad, with every other team.',
    },
  },
  agility: {
    foundations: [
      {
        title: 'Put all work on one ranked list',
        text: 'Every team sees the same order of goals, and anyone may ask why. When something urgent comes in, something else visibly moves down.',
      },
      {
        title: 'Finish something every two weeks',
        text: 'Start with two teams. Cut the work until a user can try it after two weeks, review it together with those who decide, and change one thing about how you work each time.',
      },
    ],
    step: {
      title: 'Find dependencies before they find you',
      text: 'Bring the teams that wait for each other into one planning session. Count how long each dependency takes to resolve, and make that number smaller every month.',
    },
  },
  leadership: {
    foundations: [
      {
        title: 'Say who may decide what',
        text: 'Write down the twenty decisions your teams wait for most. For each, name who decides and within which limits, then let them.',
      },
      {
        title: 'Open a daily round for blockers',
        text: 'Fifteen minutes, the leaders who can act, one question: what is stuck, and who frees it by tomorrow? Teams will tell you the truth once they see that it helps.',
      },
    ],
    step: {
      title: 'Measure change by outcomes',
      text: 'Replace one status report by a figure that a customer would notice. Talk about it in every leadership meeting, before milestones and budgets.',
    },
  },
}

const archetypeActions: Record<Archetype, Recommendation> = {
  explorer: {
    title: 'Give every experiment a landing place',
    text: 'As an Explorer you start easily. Before the next pilot begins, name the team that will run it afterwards and the day on which its future is decided.',
  },
  bundler: {
    title: 'Take your rhythm to the next level up',
    text: 'As a Bundler you have teams in step. Invite the management team into the same cycle: same goals, same review, same day.',
  },
  scaler: {
    title: 'Lend your sponsors to the weakest link',
    text: 'As a Scaler you have leaders whose word counts. Ask one of them to work with the slowest part of the chain for one quarter, and to report what they saw.',
  },
  catalyst: {
    title: 'Pick the goal that others cannot reach',
    text: 'As a Catalyst you can combine AI, fast teams and clear leadership. Choose one outcome that needs all three, and teach the way you reach it.',
  },
}
