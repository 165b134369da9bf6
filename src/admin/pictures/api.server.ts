import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { requireRole, type UserEnv } from '#accounts/session.server.ts'
import { pictureId, readPictureId } from '#admin-ui/pictures/picture-id.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { changePicture, cropInput, cropPicture, deletePicture, gone, pictureChange } from './change.server.ts'
import { describePicture, findPicture, listPictures, pathOf } from './library.server.ts'
import { listItems } from './uses.server.ts'

const asked = z.object({
  q: z.string().max(200).optional(),
  show: z.enum(['all', 'unused', 'long-unused', 'no-words']).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(24),
})

const one = '/pictures/:id'

/** The library of everything that was uploaded. Calls that take a file are in `src/uploads.ts`. */
export function picturesApi({ db, now }: Platform, resources: Resource[]) {
  const editor = requireRole('editor')
  const deps = (c: Context<UserEnv>) => ({ db, resources, user: c.var.user, now: now() })

  async function answer(c: Context<UserEnv, typeof one>) {
    const row = await findPicture(db, readPictureId(c.req.param('id')))
    if (!row) throw gone()
    const { bucket, cut_from } = row
    const picture = describePicture(row, await listItems(db, resources, pathOf(row)), now())
    return c.json({ ...picture, cut_from: cut_from && pictureId({ bucket, name: cut_from }) })
  }

  return new Hono<UserEnv>()
    .get('/pictures', editor, async (c) => {
      const query = asked.safeParse(c.req.query())
      if (!query.success) throw new Refusal(422, 'The library can not be asked for like that.')
      return c.json(await listPictures(db, resources, query.data, now()))
    })
    .get(one, editor, answer)
    .patch(one, editor, async (c) => {
      await changePicture(deps(c), readPictureId(c.req.param('id')), await readBody(c, pictureChange))
      return answer(c)
    })
    .post(`${one}/crop`, editor, async (c) =>
      c.json(await cropPicture(deps(c), readPictureId(c.req.param('id')), await readBody(c, cropInput)), 201),
    )
    .delete(one, editor, async (c) => {
      await deletePicture(deps(c), readPictureId(c.req.param('id')))
      return c.body(null, 204)
    })
}
