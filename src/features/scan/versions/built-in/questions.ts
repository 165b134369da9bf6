import { type Pillar, pillars } from '#features/scan/scoring/pillars.ts'
import type { VersionQuestion } from '#features/scan/versions/version.ts'

/** 5 on AI, 6 on agility, 5 on leadership; all weigh the same. */
export const questions = (): VersionQuestion[] =>
  pillars.flatMap((pillar) =>
    texts[pillar].map(({ id, text, tooltips = {} }) => ({
      id,
      pillar,
      text,
      terms: Object.entries(tooltips).map(([term, definition]) => ({ term, definition })),
      weight: 1,
      isOn: true,
    })),
  )

const texts: Record<Pillar, { id: string; text: string; tooltips?: Record<string, string> }[]> = {
  ai: [
    {
      id: 'ai-purpose',
      text: 'We choose an **AI use case** for the *business result* it should change, not for the tool that happens to be there.',
      tooltips: { 'AI use case': 'A concrete task or decision in which AI is meant to save time, money or mistakes.' },
    },
    {
      id: 'ai-decision',
      text: 'When an **AI pilot** ends, we decide within a month whether to *scale it, change it or stop it*.',
      tooltips: {
        'AI pilot': 'A trial of AI on real work, limited in time, with a measure of success agreed beforehand.',
      },
    },
    {
      id: 'ai-data',
      text: 'People who need **trusted data** for a decision get it *the same day*, without asking another department.',
      tooltips: { 'trusted data': 'Data with a known owner, a known age and one agreed meaning.' },
    },
    {
      id: 'ai-daily',
      text: 'Our people use AI in their *everyday work* and show each other what helped and what did not.',
    },
    {
      id: 'ai-guardrails',
      text: 'Before an AI system goes live, a *named person* answers for it and has checked it against our **guardrails**.',
      tooltips: {
        guardrails: 'Written rules on what AI may do, which data it may see and who answers for the result.',
      },
    },
  ],
  agility: [
    {
      id: 'agility-increment',
      text: 'Our teams finish a **usable increment** at least *every two weeks*.',
      tooltips: { 'usable increment': 'A piece of work that is done and that its users can try, however small.' },
    },
    {
      id: 'agility-goal',
      text: 'Anyone in a team can say *which company goal* today’s work serves.',
    },
    {
      id: 'agility-change',
      text: 'When priorities change, our plan follows *within days*, and everyone sees what moved down the list.',
    },
    {
      id: 'agility-dependencies',
      text: 'We find **dependencies** between teams *before* the work starts, not while it is waiting.',
      tooltips: { dependencies: 'Work that one team can’t finish until another team has done its part.' },
    },
    {
      id: 'agility-learning',
      text: 'After each cycle our teams hold a **retrospective** and check later whether the *one change* they agreed on helped.',
      tooltips: {
        retrospective: 'A short meeting in which a team looks at how it worked and agrees on one improvement.',
      },
    },
    {
      id: 'agility-focus',
      text: 'We limit our **work in progress**: something gets *finished* before something new gets started.',
      tooltips: { 'work in progress': 'Everything that has been started and is not done yet.' },
    },
  ],
  leadership: [
    {
      id: 'leadership-decisions',
      text: 'Decisions are made by the people *closest to the work*, within **decision limits** that everyone knows.',
      tooltips: {
        'decision limits': 'Agreed bounds, such as a budget or a risk, inside which a team decides without asking.',
      },
    },
    {
      id: 'leadership-blockers',
      text: 'When a team reports a **blocker**, a leader removes it *within days*.',
      tooltips: { blocker: 'An obstacle that a team can’t remove by itself.' },
    },
    {
      id: 'leadership-honesty',
      text: 'Bad news reaches our leaders *early*, because there is enough **psychological safety** to bring it.',
      tooltips: {
        'psychological safety': 'The shared belief that nobody is punished for a question, a doubt or a mistake.',
      },
    },
    {
      id: 'leadership-presence',
      text: 'Our leaders regularly spend time *where the work happens*, and ask more than they tell.',
    },
    {
      id: 'leadership-outcomes',
      text: 'Our leaders judge a change by its **outcomes**, not by the *milestones* it has passed.',
      tooltips: {
        outcomes: 'What is different for customers or colleagues afterwards, as opposed to what was produced.',
      },
    },
  ],
}
