import { Hono } from 'hono'
import { requireRole, type UserEnv } from '#accounts/session.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { defineFeature } from '#resources/feature.server.ts'
import { workingTimeInput } from './input.ts'
import { getWorkingTime, saveWorkingTime } from './queries.server.ts'

export const workingTime = defineFeature({
  name: 'working-time',
  adminApi: workingTimeApi,
  screens: ['/working-time'],
})

function workingTimeApi({ db }: Platform) {
  return new Hono<UserEnv>()
    .get('/working-time', async (c) => c.json(await getWorkingTime(db)))
    .put('/working-time', requireRole('admin'), async (c) => {
      const values = await readBody(c, workingTimeInput)
      await db.transaction((tx) => saveWorkingTime(tx, values, c.var.user))
      return c.json(values)
    })
}
