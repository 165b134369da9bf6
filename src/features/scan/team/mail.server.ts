import { teamScanKind } from '#accounts/sign-in/secret-mails.server.ts'
import type { NewMail } from '#platform/mail/outbox.server.ts'
import { renderMail } from '#platform/mail/template.server.tsx'
import type { ManageTexts } from './content.ts'

type Links = { teamUrl: string; manageUrl: string }

/** Both links, to whoever has made a team scan. */
export function organiserMail(
  { id, name, email }: { id: string; name: string; email: string },
  { teamUrl, manageUrl }: Links,
  text: ManageTexts,
): NewMail {
  // Whoever made it chose the name, not who gets the mail: what looks like an address in it must not become a link.
  const subject = text.mail_subject.replace('{team}', () => name.replace(/\.(?=\S)/g, '.\u2060'))
  return {
    about: id,
    kind: teamScanKind,
    to: { address: email, name: '' },
    subject,
    ...renderMail({
      title: subject,
      paragraphs: [text.mail_text],
      facts: [[text.mail_colleagues, teamUrl]],
      link: { label: text.mail_button, address: manageUrl },
      closing: text.mail_closing,
    }),
  }
}
