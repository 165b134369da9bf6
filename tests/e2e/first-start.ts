import { join } from 'node:path'
import { startMailServer } from '#platform/mail/smtp.fixture.ts'
import { startSite } from '#tests/site.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

/** A site with a PostgreSQL of its own, where nobody has an account yet. */
export async function startForTheFirstTime() {
  const folder = await temporaryFolder()
  const mail = await startMailServer()
  const site = await startSite({
    DATA_DIR: join(folder.path, 'data'),
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@example.com',
  })
  return {
    url: site.url,
    /** What the first start has printed for whoever started it. */
    setUpLink: site.printed.join('\n').match(/http\S+\/admin\/set-up\?token=\S+/)?.[0] ?? '',
    received: mail.received,
    async stop() {
      await site.stop()
      await mail.stop()
      await folder.remove()
    },
  }
}
