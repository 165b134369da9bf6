import type { NewMail } from '#platform/mail/outbox.server.ts'
import { renderMail } from '#platform/mail/template.server.tsx'
import { invitationKind } from './secret-mails.server.ts'

type Person = { id: string; email: string; name: string }

/** The way in for someone who was given an account. The link is a key: it works once, for a week. */
export function invitationMail({ id, email, name }: Person, by: string, address: string, company: string): NewMail {
  const title = 'Choose your password'
  return {
    about: id,
    kind: invitationKind,
    to: { address: email, name },
    subject: `Your account in the admin of ${company}`,
    ...renderMail({
      title,
      paragraphs: [
        `Hello ${name},`,
        `${by} has made an account for you in the admin of ${company}. Choose your password here, then sign in with this e-mail address. The link works once, within the next seven days.`,
      ],
      link: { label: title, address },
      closing: 'If you did not expect this, there is nothing to do.',
    }),
  }
}
