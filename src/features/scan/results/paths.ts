/** For whoever gets the link. */
export const sharedPath = (assessmentId: string) => `/assessment/shared/${encodeURIComponent(assessmentId)}`

/** For whoever took the scan, and nobody else. */
export const ownPath = (assessToken: string) => `/assessment/own/${encodeURIComponent(assessToken)}`
