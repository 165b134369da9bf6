/** Sentences that visitors, tests and callers of the API rely on to the letter. */
export const wording = {
  chooseFirst: 'Please choose an option to continue',
  incomplete: 'Please complete all questions before submitting.',
  submitted: 'Assessment completed successfully!',
  submitFailed: 'Failed to submit assessment. Please try again.',
  shared: 'Shareable link copied to clipboard!',
  shareFailed: 'Failed to generate shareable link',
  copied: 'Assessment link copied to clipboard!',
  copyFailed: 'Failed to copy link',
  notFoundTitle: 'Assessment Not Found',
  notFound: 'Assessment not found',
  invalidLink: 'Invalid assessment link',
  loadFailed: 'Failed to load assessment results',
  toScan: 'Go to the Scan',
  retry: 'Try Again',
} as const

export const wrongFields = 'Some fields are not right.'

export const tooManyScans = (seconds: number) =>
  `There were too many scans from your network. Please try again in ${minutes(seconds)}. Your answers are kept until then.`

export const reportRefused =
  'We have sent as many reports there as we may for now. Untick this: the report is on the next page, to be downloaded.'

const minutes = (seconds: number) => (seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`)

export const answerLabels = ['Never', 'Rarely', 'Sometimes', 'Mostly', 'Always'] as const
