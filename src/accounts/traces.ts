/** Actions that leave everything as it was, and are written down all the same: who came in, who read about people, what was taken along. */
export const traces = [
  'sign-in',
  'sign-in-begun',
  'sign-in-failed',
  'sign-out',
  'session-end',
  'read',
  'export',
  'upload',
  'preview-link',
] as const
