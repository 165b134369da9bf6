const wordsPerMinute = 200

/** In minutes, rounded up. A post without a body still takes one. */
export const readingTime = (words: number) => Math.max(1, Math.ceil(words / wordsPerMinute))
