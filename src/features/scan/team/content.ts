import type { PageDefaults, Texts } from '#records/page-content/defaults.ts'

/** Where a team scan is made, at /team. */
export const startContent = {
  pageKey: 'team-scan',
  texts: {
    meta_title: 'Take the readiness scan with your team',
    meta_description:
      'One link for your colleagues, one picture for all of you: where you agree, where you differ, and how leadership and team see it. Nobody is singled out.',

    title: 'Take it with your team',
    lead: 'One person’s scan is an opinion. A team’s scan shows where you agree, and where the conversation has to begin.',
    form_title: 'Make your link',
    team_name: 'Name of the team',
    team_name_hint: 'Your colleagues see it above the questions.',
    email: 'Your e-mail address',
    email_hint: 'We send you both links. Colleagues give no address.',
    consent: 'I agree that my personal data is processed so that I can run this team scan.',
    privacy: 'Privacy policy',
    submit: 'Make the team scan',
    failed: 'The team scan was not made.',

    how_title: 'How it goes',
    how_1: 'You make a link and send it to your colleagues.',
    how_2:
      'Each of them answers the same questions in three minutes, says how they see the team, and gets a result of their own.',
    how_3: 'From four answers on you see the picture: mean and spread, widest disagreement, leadership against team.',
    how_4: 'You take a report to the board, and close the scan when you like.',

    promise_title: 'What nobody ever sees',
    promise_text:
      'Single answers, and any group of fewer than four people. New answers join the picture four at a time, so that nobody can be found by comparing it with yesterday’s.',
  },
} as const satisfies PageDefaults

/** Where colleagues answer, at /team/{token}. */
export const answerContent = {
  pageKey: 'team-answer',
  texts: {
    meta_title: 'Team scan',
    meta_description: 'Answer for your team, in three minutes and without an account.',

    eyebrow: 'A scan of your team',
    lead: 'For each statement, choose how often it is true in your organisation today. You need no account, and nobody sees your single answers.',
    promise:
      'Whoever sent you this link sees figures of at least four people together. Yours are scored by themselves for you alone.',
    view_title: 'How do you see this team?',
    view_leadership: 'I lead it, or lead others',
    view_team: 'I work in it',
    view_other: 'From beside it, or I’d rather not say',
    submit: 'See my result',

    again_title: 'You have answered here.',
    again_text: 'One answer counts per browser. Your own result is still here.',
    again_see: 'See my answer',

    closed_title: 'This team scan is closed.',
    closed_text: 'It takes no more answers. You can still take the scan for yourself.',
    unknown_title: 'This link leads nowhere.',
    unknown_text: 'It may have been cut off on its way, or the team scan was deleted. Please ask for it again.',
    take_scan: 'Take the scan for yourself',

    answered_eyebrow: 'Thank you. Your answer is in.',
    answered_waiting: 'It waits until it can be shown together with at least three others.',
    answered_shown:
      'It is part of what the team sees, together with at least three others, and can’t be told from them.',
    answered_left: 'It is not part of the team’s picture. Your own result stays here.',
    pillars_title: 'How you see it',
    whole_result: 'Your whole result',
    report: 'Download your report',
    leave: 'Take my answer out of the team’s',
  },
} as const satisfies PageDefaults

/** What the organiser sees, at /team/manage/{token}, and is mailed. */
export const manageContent = {
  pageKey: 'team-manage',
  texts: {
    meta_title: 'Your team scan',
    meta_description: 'How a team sees itself: mean and spread, widest disagreement, leadership against team.',

    eyebrow: 'Team scan',
    state_open: 'Open for answers',
    state_closed: 'Closed',
    answer: 'answer so far',
    answers: 'answers so far',
    shown: 'The picture tells of {shown}. {more} to go until it grows.',
    shown_closed: 'The picture tells of {shown}, and stays as it is.',
    too_few: 'From four answers on you see the picture here. Until then, nothing is shown of anybody.',
    too_few_closed: 'It was closed before four had answered. Nothing is shown of anybody.',

    links_title: 'Two links',
    link_colleagues: 'For your colleagues',
    link_colleagues_hint: 'Send it to everybody who should answer.',
    link_own: 'For you alone',
    link_own_hint: 'This page. Whoever has the link can close and delete the scan.',
    link_own_mailed: 'We have mailed it to you.',
    link_own_unmailed: 'Keep this link: it is the only way back.',
    copy: 'Copy link',
    copied: 'Link copied to clipboard!',
    copy_failed: 'Failed to copy link',

    pillars_title: 'Where the team stands',
    pillars_text: 'The dot is the mean of all answers, from 0 to 100. The band is how far they lie apart.',
    questions_title: 'Where you see it most differently',
    questions_text: 'The statements with the widest spread, from 1 (Never) to 5 (Always). Begin the conversation here.',
    groups_title: 'Leadership against team',
    groups_text:
      'The same pillars, seen by those who lead (round) and by those who work in the team (square). Those beside it count with the team where they are too few to stay unseen.',
    groups_wait:
      'It is shown once at least four have answered on each side, and nobody can be worked out by subtraction.',
    pillar: 'Pillar',
    statement: 'Statement',
    mean: 'Mean',
    spread: 'Spread',
    leadership: 'Leadership',
    team: 'Team',
    difference: 'Difference',
    report: 'Report for the board (PDF)',

    care_title: 'Look after it',
    close: 'Close it',
    close_hint: 'Nobody can answer any more. The picture stays, and you can reopen it.',
    reopen: 'Reopen it',
    reopen_hint: 'Your colleagues’ link takes answers again.',
    delete: 'Delete it',
    delete_hint:
      'The picture, the name and both links are erased at once, your address when the privacy policy says. The results of your colleagues stay theirs.',
    delete_sure: 'Yes, delete this team scan for good.',

    deleted_title: 'The team scan is deleted.',
    deleted_text:
      'The picture and the name of the team are erased, and both links lead nowhere. Your colleagues keep their own results.',
    unknown_title: 'This link leads nowhere.',
    unknown_text: 'It may have been cut off on its way, or the team scan was deleted.',
    make_new: 'Make a team scan',

    mail_subject: 'Your team scan: {team}',
    mail_text:
      'Send the first link to your colleagues. The button leads to your own page: there you see the picture from four answers on, and can close or delete the scan. Please keep it to yourself.',
    mail_colleagues: 'For your colleagues',
    mail_button: 'Open your team scan',
    mail_closing: 'If you did not ask for this, you need not do anything, or you can delete the scan by the same link.',
  },
} as const satisfies PageDefaults

export type StartContent = typeof startContent
export type AnswerContent = typeof answerContent
export type ManageContent = typeof manageContent
export type StartTexts = Texts<StartContent>
export type AnswerTexts = Texts<AnswerContent>
export type ManageTexts = Texts<ManageContent>
