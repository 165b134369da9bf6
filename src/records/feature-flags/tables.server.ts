import { boolean, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, notBlank, timestamps } from '#platform/database/columns.server.ts'

export const featureFlags = pgTable(
  'feature_flags',
  {
    id: id(),
    feature_name: text().notNull(),
    is_enabled: boolean().notNull().default(false),
    description: text(),
    env: text().notNull().default('prod'),
    ...timestamps(),
  },
  (table) => [
    unique('feature_flags_env_name').on(table.env, table.feature_name),
    notBlank('feature_flags_name_not_blank', table.feature_name),
  ],
)
