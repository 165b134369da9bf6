import { Hono } from 'hono'
import { z } from 'zod'
import type { UserEnv } from '#accounts/session.server.ts'
import { fieldErrors, Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { listSilent } from '#records/files/shown-pictures.server.ts'
import { getCompanyName } from '#records/page-content/queries.server.ts'
import type { Feature } from '#resources/feature.server.ts'
import {
  checkPiece,
  deadLink,
  ownPaths,
  type Point,
  picturesWithoutWords,
  silentPictures,
} from '#resources/preflight/rules.ts'
import type { Resource } from '#resources/resource.server.ts'
import { findRow } from '#resources/rows.server.ts'
import { drawCover } from '#site/cover-picture.server.tsx'
import { findDeadPaths } from './links.ts'

const path = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)/)

const asked = z.strictObject({ paths: z.array(path).max(200), pictures: z.array(path).max(200).default([]) })

const shared = z.strictObject({
  path,
  topic: z.string().max(200).default(''),
  title: z.string().trim().min(1).max(300),
})

type Deps = { features: Feature[]; resources: Resource[] }

/** For users who are about to publish: which links lead nowhere, which pictures say nothing, and how the page looks where it is shared. */
export function preflightApi(platform: Platform, { features, resources }: Deps) {
  const { db, now } = platform

  const findDead = (paths: string[]) => findDeadPaths(db, features, paths, now())

  const api = new Hono<UserEnv>()
  for (const resource of resources) {
    const { name, piece: pieceOf } = resource
    if (!pieceOf) continue
    api.get(`/${name}/:id/preflight`, async (c) => {
      const { success, data: id } = z.uuid().safeParse(c.req.param('id'))
      const row = success && (await findRow(db, resource, id))
      if (!row) throw new Refusal(404, 'There is no such item.')
      const piece = pieceOf(row)
      const dead = await findDead(ownPaths(piece.html))
      const silent = await listSilent(db, picturesWithoutWords(piece.html))
      const points = [...checkPiece(piece), ...silentPictures(silent.length), ...dead.map(deadLink)]
      const listed = (level: Point['level']) =>
        points.filter((point) => point.level === level).map(({ key: rule, message }) => ({ rule, message }))
      return c.json({ blocking: listed('block'), hints: listed('hint') })
    })
  }
  return api
    .post('/preflight', async (c) => {
      const { paths, pictures } = await readBody(c, asked)
      const [dead, silent] = await Promise.all([findDead(paths), listSilent(db, pictures)])
      return c.json({ dead, silent, company: await getCompanyName(db) })
    })
    .get('/share-picture', async (c) => {
      const result = shared.safeParse(c.req.query())
      if (!result.success) throw new Refusal(422, 'Say which page is shared.', fieldErrors(result.error))
      const { path: page, topic, title } = result.data
      const seed = page.split('/').at(-1) || 'home'
      const picture = await drawCover({ topic, seed, title, companyName: await getCompanyName(db) })
      return c.body(new Uint8Array(picture), 200, { 'content-type': 'image/png' })
    })
}
