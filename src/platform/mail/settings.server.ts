import type { Environment } from '#platform/environment.server.ts'

export type MailSettings = ReturnType<typeof readMailSettings>

/** Who writes and reads for the team, and whether a mail can go out at all. */
export function readMailSettings({ SMTP_URL, MAIL_FROM, CONTACT_TO, PUBLIC_URL }: Environment) {
  const from = MAIL_FROM ?? CONTACT_TO
  const isSetUp = Boolean(SMTP_URL && from)
  return {
    url: SMTP_URL,
    from,
    team: CONTACT_TO,
    /** What stands behind the @ of a Message-ID. */
    domain: from?.match(/@([\w.-]+)/)?.[1] ?? (PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'localhost'),
    /** The variables that are still to be set before every mail can go out. */
    missing: Object.entries({ SMTP_URL, MAIL_FROM: from, CONTACT_TO }).flatMap(([name, value]) => (value ? [] : name)),
    /** Whether mails to people outside the team can go out. */
    isSetUp,
    canSend: (to: string | null) => isSetUp && Boolean(to ?? CONTACT_TO),
  }
}
