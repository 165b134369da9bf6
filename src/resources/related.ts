import type { Database } from '#platform/database/database.server.ts'

export const relatedKinds = ['service', 'use-case', 'consultant', 'event', 'article'] as const

export type RelatedKind = (typeof relatedKinds)[number]

/** A page, or a place on one, that another page may lead on to. */
export type RelatedPage = { id: string; title: string; text: string | null; path: string; tags: string[] }

export type Related = {
  kind: RelatedKind
  /**
   * What everybody may read now, in the feature's own order. One that has many may leave out those that are neither about
   * one of the topics nor named by their id nor new.
   */
  list: (db: Database, wanted: { topics: string[]; ids: string[] }, now: Date) => Promise<RelatedPage[]>
}

/** Whether a tag is about a topic: `AI Strategy` is about `AI`, and `Retail` is not. */
export function isAbout(tag: string, topic: string): boolean {
  const words = wordsOf(tag)
  return wordsOf(topic).every((word) => words.includes(word))
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,/&-]+/)
    .filter(Boolean)
