import { z } from '@hono/zod-openapi'
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { createSchemaFactory } from 'drizzle-zod'

// The instance that can be described to OpenAPI.
const { createSelectSchema } = createSchemaFactory({ zodInstance: z })

/** A row of the table as a call answers it, for its description. */
export function rowSchema<Table extends PgTable>(table: Table) {
  const moments = Object.entries(getTableColumns(table)).filter(([, column]) => column.getSQLType().startsWith('time'))
  const written = moments.map(([name, { notNull }]) => [name, notNull ? z.iso.datetime() : z.iso.datetime().nullable()])
  // What our own column type holds the library can't know.
  return createSelectSchema(table, Object.fromEntries(written) as never)
}
