/** Below this a token made by a browser may be guessed, and opens nothing; the id always does. */
export const shortestOpeningToken = 16
