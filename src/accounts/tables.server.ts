import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, notBlank, timestamps } from '#platform/database/columns.server.ts'

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const userRole = pgEnum('user_role', ['admin', 'editor'])

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    /** In small letters, so that one address is one account. */
    email: text().notNull(),
    email_verified: boolean().notNull().default(false),
    image: text(),
    role: userRole().notNull().default('editor'),
    disabled: boolean().notNull().default(false),
    disabled_reason: text(),
    disabled_until: moment(),
    two_factor_enabled: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    notBlank('users_name_not_blank', table.name),
    check('users_email_shape', sql`${table.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    check('users_email_small', sql`${table.email} = lower(${table.email})`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: userId(),
    token: text().notNull().unique(),
    expires_at: moment().notNull(),
    /** When its owner last showed a password or a code. */
    confirmed_at: moment().notNull().default(sql`now()`),
    ip_address: text(),
    user_agent: text(),
    impersonated_by: text(),
    ...timestamps(),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_expired').on(table.expires_at)],
)

/** Ways to sign in; ours is one: `credential`, with the hash of a password. */
export const credentials = pgTable(
  'credentials',
  {
    id: id(),
    user_id: userId(),
    account_id: text().notNull(),
    provider_id: text().notNull(),
    password: text(),
    access_token: text(),
    refresh_token: text(),
    id_token: text(),
    access_token_expires_at: moment(),
    refresh_token_expires_at: moment(),
    scope: text(),
    ...timestamps(),
  },
  (table) => [unique('credentials_one_each').on(table.user_id, table.provider_id)],
)

/** What was promised for a while: links to choose a new password, second steps of a sign-in. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expires_at: moment().notNull(),
    ...timestamps(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expired').on(table.expires_at),
  ],
)

export const twoFactors = pgTable('two_factors', {
  id: id(),
  user_id: userId().unique(),
  /** This and the recovery codes are encrypted. */
  secret: text().notNull(),
  backup_codes: text().notNull(),
  verified: boolean().notNull().default(true),
  failed_verification_count: integer().notNull().default(0),
  locked_until: moment(),
})

/** Who did what; kept when the account is gone or has another name, which is why id, name and address of then stand here. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: moment().notNull().default(sql`now()`),
    user_id: uuid(),
    user_name: text().notNull(),
    user_email: text(),
    /** Where it came from, without the part that tells one household from the next. */
    network: text(),
    action: text().notNull(),
    resource: text().notNull(),
    item_id: text().notNull(),
    item_label: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('audit_entries_item').on(table.resource, table.item_id, table.at.desc()),
    index('audit_entries_newest').on(table.at.desc()),
    index('audit_entries_user').on(table.user_id, table.at.desc()),
    notBlank('audit_entries_action_not_blank', table.action),
    notBlank('audit_entries_resource_not_blank', table.resource),
  ],
)
