/** What users can be told by mail, what each is called, and whether it is sent to who has not chosen. */
export const notices = {
  inquiry: {
    name: 'New inquiry',
    hint: 'To you if the person is yours, else to everybody. The address of the team gets it in any case.',
    mail: 'inquiry notice',
    isUsual: false,
  },
  scan: {
    name: 'New scan with an e-mail address',
    hint: 'To you if the person is yours, else to everybody.',
    mail: 'scan notice',
    isUsual: true,
  },
  assigned: {
    name: 'Somebody was assigned to you',
    hint: 'By a colleague: a person or an inquiry.',
    mail: 'assignment notice',
    isUsual: true,
  },
  overdue: {
    name: 'Something of yours is overdue',
    hint: 'An answer or a next step, as soon as its time is over.',
    mail: 'overdue notice',
    isUsual: true,
  },
  digest: {
    name: 'Your day, every morning',
    hint: 'When the working day begins, and only if there is something to do.',
    mail: 'morning digest',
    isUsual: true,
  },
} as const

export type NoticeKind = keyof typeof notices

export const noticeKinds = Object.keys(notices) as NoticeKind[]
