import type { PageDefaults, Texts } from '#records/page-content/defaults.ts'

export const guideContent = {
  pageKey: 'archetypes',
  texts: {
    meta_title: 'Agile archetypes explained: Explorer, Bundler, Scaler, Catalyst',
    meta_description:
      'Four ways in which organisations move. What each archetype is good at, when to call on it, and what it looked like where it worked.',

    hero_eyebrow: 'A short guide',
    hero_title: 'Four ways to move an organisation',
    hero_text:
      'Every change programme leans on one of three strengths: finding out, binding together, carrying further. A few hold all three. None of the four is better; each is right at a certain moment.',
    hero_note: 'About five minutes. Jump to the one you suspect is you.',

    strengths_title: 'Strengths',
    when_title: 'When to use it',
    story_title: 'Where it worked',

    explorer_name: 'Explorer',
    explorer_lane: 'Leans on AI',
    explorer_line: 'Finds out first.',
    explorer_text:
      'Explorers would rather test a question than discuss it. They build a rough thing in two weeks, show it to the people it is meant for, and believe what happens next. In an Explorer organisation there are always three experiments running that nobody above has approved, and one of them is good.',
    explorer_strengths:
      '["Turns an opinion into an experiment within days","Drops what doesn’t work without a funeral","Knows early what AI can and can’t do in its own data","Attracts people who learn fast"]',
    explorer_when:
      'The ground is new and the cost of being wrong is small: a first AI use case, an untested market, a process nobody has looked at for ten years. Not when the same thing has to happen in the same way at forty sites.',
    explorer_story:
      'A maker of rail components let four service engineers label fault reports with a language model for a fortnight. The model was right in seven cases of ten. That was not enough to automate anything, and exactly enough to send each report to the right desk first. Waiting time fell from nine days to two.',

    bundler_name: 'Bundler',
    bundler_lane: 'Leans on agility',
    bundler_line: 'Binds people and work together.',
    bundler_text:
      'Bundlers see the gaps between teams before they see the teams. They shorten the way from the one who knows to the one who decides, put things that belong together on one board, and protect a rhythm until people can rely on it. Their organisations rarely look spectacular. They look punctual.',
    bundler_strengths:
      '["Makes dependencies visible, then fewer","Keeps a steady cadence under pressure","Builds teams that finish instead of teams that start","Brings specialists and generalists to one table"]',
    bundler_when:
      'Plenty is under way and little gets done: long queues, handovers, six priorities of the first rank. Also right after a merger, when two ways of working share one corridor.',
    bundler_story:
      'Eleven teams of an insurer delivered one claims platform and met each other mainly in escalations. One shared backlog, one planning day every ten weeks and a rule that no item may wait for more than one other team. After two quarters, four out of five commitments were kept. Before it had been two.',

    scaler_name: 'Scaler',
    scaler_lane: 'Leans on leadership',
    scaler_line: 'Carries what works across the house.',
    scaler_text:
      'Scalers are interested in the second time. Something has worked in one place; they ask what made it work, strip off what was luck, and write down the rest so that others can do it without them. They lead by clear decisions that are easy to repeat, and they stay when the launch party is over.',
    scaler_strengths:
      '["Separates the principle from the local custom","Gives direction in sentences people can quote","Builds standards that leave room","Measures whether it still works without support"]',
    scaler_when:
      'A pilot is proven and the next nine units are asking for it, or being told to. Also when a rule exists in eleven versions. Too early, a Scaler multiplies a mistake.',
    scaler_story:
      'A hospital group had one ward where discharge letters were drafted by AI and checked by a physician. Instead of a roll-out plan, the head of the ward wrote a page of five conditions under which it is safe. Wards that met all five could start the next Monday. Twenty-two did within a year, and three said no for good reasons.',

    catalyst_name: 'Catalyst',
    catalyst_lane: 'All three at once',
    catalyst_line: 'Moves all levers at once.',
    catalyst_text:
      'Catalysts are at home in all three: they explore, bundle and carry further, and know which is due today. They are rare, and as strong as their weakest side. A Catalyst organisation learns something on Monday, changes its way of working by Thursday, and has told the others by the end of the month.',
    catalyst_strengths:
      '["Chooses the pace instead of suffering it","Connects strategy, technology and everyday work","Grows Explorers, Bundlers and Scalers on purpose","Stays calm when the plan changes, because changing it is the plan"]',
    catalyst_when:
      'The business model itself is moving, and there is no time to do one thing after the other. It needs a leadership team that can bear three open questions at a time.',
    catalyst_story:
      'An airline caterer lost a third of its volume in one season. Instead of one rescue programme the board ran three short loops side by side: new products in eight test kitchens, one planning table for all sites, and a weekly hour in which site managers copied from each other. It was profitable again after five quarters, with a product line that had not existed before.',

    closing_title: 'Which one are you today?',
    closing_text:
      'Sixteen questions, about three minutes. You get your archetype, three pillar scores and what we would do next.',
    closing_scan: 'Take the readiness scan',
    closing_contact: 'Talk it through with us',
  },
} as const satisfies PageDefaults

export type GuideContent = typeof guideContent
export type GuideText = { text: Texts<GuideContent> }
