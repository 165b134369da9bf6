import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    'src/platform/database/tables.server.ts',
    'src/accounts/tables.server.ts',
    'src/resources/tables.server.ts',
    'src/resources/webhooks/tables.server.ts',
    'src/records/*/tables.server.ts',
    'src/features/**/tables.server.ts',
  ],
  out: 'db/migrations',
})
