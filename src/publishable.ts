import { listSilent } from '#records/files/shown-pictures.server.ts'
import { blockingPoints, picturesWithoutWords, silentPictures } from '#resources/preflight/rules.ts'
import type { Resource, Row } from '#resources/resource.server.ts'

/** Refuses to publish what lacks something that visitors need, whichever way it is published. */
export function withBlockingPoints(resource: Resource): Resource {
  const { piece, bodyField, publication, check } = resource
  if (!piece || !bodyField || !publication) return resource
  const isPublic = (row: Row) => row[publication.field] === true
  return {
    ...resource,
    check: (row) => [
      ...(isPublic(row) ? blockingPoints(piece(row)).map(({ message }) => ({ path: bodyField, message })) : []),
      ...(check?.(row) ?? []),
    ],
    // Not when something else of an older article is changed: it would be in the way, and helps nobody.
    async checkStored(tx, row, values) {
      if (!isPublic(row) || !(bodyField in values || publication.field in values)) return []
      const silent = await listSilent(tx, picturesWithoutWords(piece(row).html))
      return silentPictures(silent.length).map(({ message }) => ({ path: bodyField, message }))
    },
  }
}
