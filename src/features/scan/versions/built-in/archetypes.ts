import type { ScanVersion } from '#features/scan/versions/version.ts'

/** The catalyst when all pillars reach 60 and lie within 15 points; on a tie AI comes before agility, and agility before leadership. */
export const rule: ScanVersion['rule'] = { from: 60, within: 15, ties: ['ai', 'agility', 'leadership'] }

const balanced =
  'Your three pillars stand at nearly the same height, so no weak side holds the others back. What is missing is reach, not balance. Raise all three together: choose one goal that needs AI, fast teams and clear leadership at once, and let it show where the next step lies.'

export const archetypes: ScanVersion['archetypes'] = {
  explorer: {
    name: 'Explorer',
    tagline: 'You find out first what AI can do.',
    messages: {
      advanced:
        'You put AI to work earlier than most, and the rest of the organisation is close behind. The ideas are there, and so is the will. What slows you down now are the last handovers between those who discover and those who deliver. Remove them, and what you learn in one team becomes an advantage everywhere.',
      developing:
        'Curiosity is your engine: AI is further along here than the way of working around it. Pilots show what would be possible, yet not all of them reach daily work. Connect each experiment to a team that will own it and a leader who will decide on it, and your head start begins to pay.',
      emerging:
        'You have started where many hesitate: AI is your strongest side, though the ground under it is still soft. Do not add more pilots. Take the most promising one, give it one team, one owner and a date for a decision, and use it to learn how your organisation finishes what it begins.',
    },
    action: {
      title: 'Give every experiment a landing place',
      text: 'As an Explorer you start easily. Before the next pilot begins, name the team that will run it afterwards and the day on which its future is decided.',
    },
    callToAction: 'Turn Pilots into Results',
  },
  bundler: {
    name: 'Bundler',
    tagline: 'You bring people and work together.',
    messages: {
      advanced:
        'Your teams deliver in a steady rhythm, on priorities they understand. That is the hardest part, and you have it. Now feed that rhythm with better information: with AI in planning and review, teams that already move fast also choose better where to go.',
      developing:
        'Working together is your strength: plans are shared, and work gets finished. The next gains lie outside the teams. Give them AI where it saves real time, and leaders who decide as quickly as the teams deliver; otherwise the rhythm you have built will wait at the same two doors again and again.',
      emerging:
        'People here know how to pull together, and that is the best place to start from. But a good rhythm in a few teams is not yet a way of working. Keep the cycles short, make priorities visible beyond the team, and bring one leader into every review. Let AI wait until there is one task it clearly makes easier.',
    },
    action: {
      title: 'Take your rhythm to the next level up',
      text: 'As a Bundler you have teams in step. Invite the management team into the same cycle: same goals, same review, same day.',
    },
    callToAction: 'Turn Rhythm into Velocity',
  },
  scaler: {
    name: 'Scaler',
    tagline: 'You carry change across the organisation.',
    messages: {
      advanced:
        'Your leaders set direction, give room and keep their word, so change spreads beyond the first teams. With that strength behind you, speed is now a question of tools and cycles. Where leadership is ahead of AI or agility, put your best sponsor on the lower of the two.',
      developing:
        'Leadership is what carries you: people trust that a decision will hold. Direction alone does not deliver, though. Turn it into shorter cycles and into AI that helps with everyday decisions, and ask your leaders to be the first to use both.',
      emerging:
        'The will to lead change is there, and it is your best asset. What it needs is something to hold on to: a few teams with a working rhythm and one honest use of AI. Start small and close to the customer, and let your leaders remove every obstacle that these teams name.',
    },
    action: {
      title: 'Lend your sponsors to the weakest link',
      text: 'As a Scaler you have leaders whose word counts. Ask one of them to work with the slowest part of the chain for one quarter, and to report what they saw.',
    },
    callToAction: 'Turn Direction into Delivery',
  },
  catalyst: {
    name: 'Catalyst',
    tagline: 'You move all three levers at once.',
    messages: {
      advanced:
        'AI, agility and leadership pull in the same direction in your organisation, and all three are strong. That is rare. Your task is no longer to catch up but to stay curious: pick the one ambition that only a balanced organisation can carry, and make your way of working teachable, so that it outlives the people who built it.',
      developing: balanced,
      // Its pillars are at 60 or more, so that nobody reads this by the rule above.
      emerging: balanced,
    },
    action: {
      title: 'Pick the goal that others cannot reach',
      text: 'As a Catalyst you can combine AI, fast teams and clear leadership. Choose one outcome that needs all three, and teach the way you reach it.',
    },
    callToAction: 'Plan Your Next Leap',
  },
}
