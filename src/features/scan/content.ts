import type { PageDefaults, Texts } from '#records/page-content/defaults.ts'

/** The question form, at /scan/transformation-readiness and inside the flow. */
export const scanContent = {
  pageKey: 'scan',
  texts: {
    meta_title: 'Transformation Readiness Scan',
    meta_description:
      'Sixteen questions on AI, agility and leadership. See in three minutes how ready your organisation is for its transformation.',
    title: 'Transform Readiness Scan',
    hint: 'Rate from 1 (Never) to 5 (Always)',
    back: 'Back',
    next: 'Next',
    complete: 'Complete Questions',
    keys: 'Keys 1 to 5 choose, Enter goes on.',
    automatic: 'Go on after each answer',
    welcome_back: 'Welcome back. We kept your answers.',
    start_over: 'Start Over',
    done_title: 'You have taken this scan',
    done_text:
      'Your result is still here. You can look at it again, or take the scan once more with the questions in a new order.',
    done_see: 'See Your Result',
    done_again: 'Take Again',
    plain_intro: 'Sixteen statements about your organisation. For each, choose how often it is true today.',
    plain_details: 'Who you are, if you like',
    plain_submit: 'See Your Result',
  },
} as const satisfies PageDefaults

export type ScanContent = typeof scanContent

/** The flow around the form, at /assessments. */
export const flowContent = {
  pageKey: 'scan-flow',
  texts: {
    meta_title: '3-Minute Readiness Scan',
    meta_description:
      'How ready is your organisation for AI and agile transformation? Answer sixteen questions and get your archetype, your scores and what to do next.',
    intro_title: '3-Minute Readiness Scan',
    intro_text:
      'Sixteen statements about how your organisation really works. Say how often each one is true, and see at once where you stand and what to do next.',
    intro_button: 'Start the Scan',
    intro_note: 'Free, no e-mail address needed, and you may stop and go on whenever you like.',
    intro_questions: 'questions',
    intro_ai: 'How AI finds its way into decisions and daily work',
    intro_agility: 'How teams plan, deliver and learn together',
    intro_leadership: 'How decisions are made and obstacles removed',
    intro_end_title: 'Your archetype',
    intro_end_text: 'With your scores, up to three recommendations and a report to forward',
    data_title: 'Almost Done!',
    data_text:
      'Your result is ready. If you like, tell us who you are, so that we can prepare for a conversation about it.',
    data_note: 'Every field is optional. We use what you enter only to talk with you about this result.',
    data_privacy: 'Privacy policy',
    data_first_name: 'First name',
    data_last_name: 'Last name',
    data_email: 'E-mail',
    data_role: 'Role',
    data_company: 'Company',
    data_size: 'Company size',
    data_no_size: 'Prefer not to say',
    data_reminder: 'Remind me by e-mail in 90 days to take the scan again. I can stop this at any time.',
    data_report: 'Send me the report by e-mail, as a PDF.',
    data_address_needed: 'We need your e-mail address for this.',
    data_back: 'Back to the questions',
    data_skip: 'Skip & Continue',
    data_submit: 'Complete Assessment',
    data_busy: 'Working out your result…',
    report_subject: 'Your readiness scan: {archetype}',
    report_level: 'Readiness: {level}.',
    report_text:
      'Your report is attached: your three pillars, what you answered, what to do next and what to read. It is yours to forward.',
    report_button: 'See Your Result',
    report_closing:
      'You get this mail because somebody gave us your address at the end of the scan and asked for the report. If that was not you, nothing else follows.',
    reminder_subject: 'What has changed since your readiness scan?',
    reminder_title: 'Ninety days later',
    reminder_text:
      'You asked us to remind you. Take the scan again: sixteen statements, three minutes, and this time your result shows what has changed in each pillar.',
    reminder_button: 'Take the Scan Again',
    reminder_closing: 'This is the only mail of its kind for this result. No more reminders:',
    stop_title: 'Stop the reminder?',
    stop_text: 'You asked to be reminded of the readiness scan by e-mail. With one click it is off.',
    stop_button: 'No more reminders',
    stopped_title: 'No reminder is planned.',
    stopped_text: 'We send no reminder of the readiness scan to your address.',
    unknown_title: 'This link leads nowhere.',
    unknown_text: 'It may have been cut off on its way, or what it led to was erased.',
  },
} as const satisfies PageDefaults

export type FlowContent = typeof flowContent

/** The result, at the end of the flow and behind a shared link. */
export const resultsContent = {
  pageKey: 'scan-results',
  texts: {
    meta_title: 'Transformation Readiness Scan: a result',
    meta_description: 'A shared result of the Transformation Readiness Scan: archetype, scores and what to do next.',
    eyebrow: 'Your transformation archetype',
    shared_eyebrow: 'A shared scan result',
    level: 'Readiness',
    pillars_title: 'The three pillars',
    next_title: 'What to do next',
    call_text: 'A first briefing takes 30 minutes. Bring your result, and we begin with what it shows.',
    peers_label: 'Organisations of {people} people',
    earlier_label: 'Your result of {day}',
    earlier_differs: 'Other questions were asked then, so that the two compare only roughly.',
    comparison_title: 'Your scores in comparison',
    comparison_pillar: 'Pillar',
    comparison_you: 'You',
    comparison_peers: '{people} people',
    comparison_change: 'Change',
    answers_title: 'What you answered',
    answers_note: 'Only you see this, here and in the report you download. Your shared link does not show it.',
    answers_strongest: 'Most often true',
    answers_weakest: 'Least often true',
    answers_alike: 'You gave every statement the same answer.',
    related_title: 'Go on from here',
    related_text: 'Chosen for this archetype and for the pillar that holds it back most.',
    lead_service: 'Service',
    lead_use_case: 'Use case',
    lead_consultant: 'Somebody to ask',
    lead_event: 'Next event',
    lead_article: 'Article',
    share: 'Share Result',
    copy: 'Copy Link',
    download: 'Download Report',
    again: 'Take Again',
    guide: 'What the four archetypes mean',
    take: 'Take the Scan Yourself',
    take_text: 'Where does your own organisation stand? Sixteen questions, three minutes.',
    team_title: 'Does your team see it the same way?',
    team_text:
      'Send your colleagues one link. You see where you agree and where you differ, and nobody is singled out.',
    team_button: 'Take it with your team',
    loading: 'Loading the result…',
    missing_text:
      'The link may be incomplete, or the result has been erased. You can take the scan yourself in three minutes.',
  },
} as const satisfies PageDefaults

export type ResultsContent = typeof resultsContent

export type FlowTexts = Texts<FlowContent>

export type ScanTexts = Texts<ScanContent>

export type ResultTexts = Texts<ResultsContent>
