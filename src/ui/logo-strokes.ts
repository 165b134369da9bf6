/** The × of two crossing lanes on a grid of 24 units, 4 units wide. */
export const logoStrokes = { ai: 'M4 20l5.6-5.6M14.4 9.6 20 4', agile: 'M4 4l16 16' }
