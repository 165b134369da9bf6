import { Hono } from 'hono'
import { z } from 'zod'
import type { UserEnv } from '#accounts/session.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { defineFeature } from '#resources/feature.server.ts'
import { noticeKinds } from './kinds.ts'
import { getChoices, saveChoices } from './queries.server.ts'

export const notices = defineFeature({ name: 'notices', adminApi: noticesApi })

const choicesInput = z.strictObject(Object.fromEntries(noticeKinds.map((kind) => [kind, z.boolean().optional()])))

/** Which mails whoever is signed in wants. */
function noticesApi({ db }: Platform) {
  return new Hono<UserEnv>()
    .get('/notices', async (c) => c.json(await getChoices(db, c.var.user.id)))
    .patch('/notices', async (c) => {
      const given = await readBody(c, choicesInput)
      const choices = { ...(await getChoices(db, c.var.user.id)), ...given }
      await saveChoices(db, c.var.user.id, choices)
      return c.json(choices)
    })
}
