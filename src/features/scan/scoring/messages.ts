import type { Archetype, PillarArchetype } from './archetypes.ts'
import type { ReadinessLevel } from './pillars.ts'

/** What a result says in a few sentences. It is stored with the assessment: what someone has read stays as it was. */
export function messageFor(archetype: Archetype, level: ReadinessLevel): string {
  if (archetype !== 'catalyst') return messages[archetype][level]
  // All pillars of a catalyst are at 60 or more, so its level is never below Developing.
  return level === 'Advanced' ? catalyst.Advanced : catalyst.Developing
}

const catalyst = {
  Advanced:
    'AI, agility and leadership pull in the same direction in your organisation, and all three are strong. That is rare. Your task is no longer to catch up but to stay curious: pick the one ambition that only a balanced organisation can carry, and make your way of working teachable, so that it outlives the people who built it.',
  Developing:
    'Your three pillars stand at nearly the same height, so no weak side holds the others back. What is missing is reach, not balance. Raise all three together: choose one goal that needs AI, fast teams and clear leadership at once, and let it show where the next step lies.',
}

const messages: Record<PillarArchetype, Record<ReadinessLevel, string>> = {
  explorer: {
    Advanced:
      'You put AI to work earlier than most, and the rest of the organisation is close behind. The ideas are there, and so is the will. What slows you down now are the last handovers between those who discover and those who deliver. Remove them, and what you learn in one team becomes an advantage everywhere.',
    Developing:
      'Curiosity is your engine: AI is further along here than the way of working around it. Pilots show what would be possible, yet not all of them reach daily work. Connect each experiment to a team that will own it and a leader who will decide on it, and your head start begins to pay.',
    Emerging:
      'You have started where many hesitate: AI is your strongest side, though the ground under it is still soft. Do not add more pilots. Take the most promising one, give it one team, one owner and a date for a decision, and use it to learn how your organisation finishes what it begins.',
  },
  bundler: {
    Advanced:
      'Your teams deliver in a steady rhythm, on priorities they understand. That is the hardest part, and you have it. Now feed that rhythm with better information: with AI in planning and review, teams that already move fast also choose better where to go.',
    Developing:
      'Working together is your strength: plans are shared, and work gets finished. The next gains lie outside the teams. Give them AI where it saves real time, and leaders who decide as quickly as the teams deliver; otherwise the rhythm you have built will wait at the same two doors again and again.',
    Emerging:
      'People here know how to pull together, and that is the best place to start from. But a good rhythm in a few teams is not yet a way of working. Keep the cycles short, make priorities visible beyond the team, and bring one leader into every review. Let AI wait until there is one task it clearly makes easier.',
  },
  scaler: {
    Advanced:
      'Your leaders set direction, give room and keep their word, so change spreads beyond the first teams. With that strength behind you, speed is now a question of tools and cycles. Where leadership is ahead of AI or agility, put your best sponsor on the lower of the two.',
    Developing:
      'Leadership is what carries you: people trust that a decision will hold. Direction alone does not deliver, though. Turn it into shorter cycles and into AI that helps with everyday decisions, and ask your leaders to be the first to use both.',
    Emerging:
      'The will to lead change is there, and it is your best asset. What it needs is something to hold on to: a few teams with a working rhythm and one honest use of AI. Start small and close to the customer, and let your leaders remove every obstacle that these teams name.',
  },
}
