/** What visitors see only while a flag is on, for those who switch it. */
export const knownFlags: Record<string, { shows: string; path: string }> = {
  transformation_readiness_scan: {
    shows: 'The call to the 3-minute readiness scan on the home page and on Insights. The scan itself stays reachable.',
    path: '/',
  },
}
