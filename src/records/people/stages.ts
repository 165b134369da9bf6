export const stages = ['new', 'conversation', 'proposal', 'won', 'lost', 'spam'] as const

export type Stage = (typeof stages)[number]

export const stageNames = {
  new: 'New',
  conversation: 'In conversation',
  proposal: 'Proposal',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
} as const satisfies Record<Stage, string>
