import type { NewMail } from '#platform/mail/outbox.server.ts'
import { renderMail } from '#platform/mail/template.server.tsx'
import { passwordResetKind } from './secret-mails.server.ts'

type Person = { id: string; email: string; name: string }

/** The way back in for someone who has forgotten the password. The link is a key: it works once, for an hour. */
export function resetMail({ id, email, name }: Person, address: string, company: string): NewMail {
  const title = 'Choose a new password'
  return {
    about: id,
    kind: passwordResetKind,
    to: { address: email, name },
    subject: `${title} for ${company}`,
    ...renderMail({
      title,
      paragraphs: [
        `Hello ${name},`,
        `Someone asked for a new password for your account in the admin of ${company}. If that was you, choose one here. The link works once, within the next hour.`,
      ],
      link: { label: title, address },
      closing: 'If it was not you, there is nothing to do: your password stays as it is.',
    }),
  }
}
