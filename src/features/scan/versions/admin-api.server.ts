import { type Context, Hono } from 'hono'
import { stream } from 'hono/streaming'
import type { z } from 'zod'
import type { UserEnv } from '#accounts/session.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { readId } from '#resources/resource-api.server.ts'
import { findRow } from '#resources/rows.server.ts'
import { versionsResource } from './admin.server.ts'
import { type BackTest, backTest } from './back-test.server.ts'
import { backTestInput, draftInput, publishInput } from './input.ts'
import { createDraft, publishVersion } from './publish.server.ts'
import type { ScanVersion } from './version.ts'

/** What the studio does beyond reading, changing and deleting versions. */
export function versionsApi({ db, now }: Platform) {
  return new Hono<UserEnv>()
    .post('/scan-versions', async (c) => c.json(await createDraft(db, c.var.user, await readSaid(c, draftInput)), 201))
    .post('/scan-versions/:id/back-test', async (c) => {
      const version = await findRow(db, versionsResource, readId(c, versionsResource))
      if (!version) throw new Refusal(404, 'There is no such version.')
      const { last, definition = version.definition as ScanVersion } = await readSaid(c, backTestInput)
      const test = backTest(db, definition, last)
      return c.req.header('accept')?.includes(lines) ? sendLines(c, test) : c.json(await lastOf(test))
    })
    .post('/scan-versions/:id/publish', async (c) => {
      const id = readId(c, versionsResource)
      const { updated_at } = await readSaid(c, publishInput)
      const seenVersion = c.req.header('if-unmodified-since-version') ?? updated_at
      return c.json(await publishVersion(db, c.var.user, { id, seenVersion, now: now() }))
    })
}

/** All of it may be left out, and with it the body. */
async function readSaid<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  return (await c.req.text()) === '' ? schema.parse({}) : readBody(c, schema)
}

async function lastOf(test: AsyncGenerator<BackTest>): Promise<BackTest | undefined> {
  let latest: BackTest | undefined
  for await (const state of test) latest = state
  return latest
}

/** One line of JSON for each step; the last one is the whole. */
export const lines = 'application/x-ndjson'

function sendLines(c: Context, test: AsyncGenerator<BackTest>) {
  c.header('content-type', lines)
  return stream(c, async (out) => {
    let latest: BackTest | undefined
    for await (const state of test) {
      latest = state
      await out.writeln(JSON.stringify({ total: state.total, done: state.done }))
    }
    await out.writeln(JSON.stringify(latest))
  })
}
