import { createDatabase, startPostgres, urlOf } from '#tests/postgres.ts'
import { startSite } from '#tests/site.ts'
import { administrator } from './users.ts'

/** One PostgreSQL for the whole run, a database with the sample content to copy, and a site for journeys that change nothing. */
export default async function startForAllJourneys() {
  const postgres = await startPostgres()
  try {
    process.env.TEST_POSTGRES = JSON.stringify(postgres.connection)
    const sample = await createDatabase(postgres.connection, 'sample')
    const first = await startSite({
      DATABASE_URL: urlOf(sample),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    })
    await first.kill()
    const database = await createDatabase(postgres.connection, 'journeys', 'sample')
    const site = await startSite({ DATABASE_URL: urlOf(database), LOG_LEVEL: 'warn' })
    process.env.BASE_URL = site.url
    return async () => {
      const end = await site.stop()
      await postgres.stop()
      if (end !== 0) throw new Error(`The site was asked to stop and ended with ${end} instead of 0`)
      const complaints = site.printed.filter((line) => line.startsWith('{'))
      if (complaints.length > 0) console.log(complaints.join('\n'))
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
