import type { NewMail } from '#platform/mail/outbox.server.ts'
import { renderMail } from '#platform/mail/template.server.tsx'
import type { Texts } from '#records/page-content/defaults.ts'
import { localOf } from '#records/working-time/calendar.ts'
import { longDay } from '#ui/long-day.ts'
import type { ContactContent } from './content.ts'
import type { Inquiry } from './input.ts'

type Stored = Inquiry & { id: string; due_at: string; suspected_spam: boolean }

export const confirmationKind = 'contact confirmation'

/** To the team: everything that was written, and an answer goes to the sender. */
export function teamMail(inquiry: Stored, timeZone: string): NewMail {
  const { id, name, email, company, intent, message, due_at, suspected_spam } = inquiry
  const mark = suspected_spam ? '[Suspected spam] ' : ''
  return {
    about: id,
    kind: 'contact inquiry',
    replyTo: { address: email, name },
    subject: `${mark}Inquiry from ${name}, ${company}`,
    ...renderMail({
      title: `${mark}New inquiry`,
      facts: [
        ['Name', name],
        ['E-mail', email],
        ['Company', company],
        ['Area of interest', intent ?? 'not given'],
        ['News by e-mail', inquiry.marketingConsent ? 'asked for, counts once they confirm it' : 'not agreed'],
        ['Answer due', `${formatMoment(due_at, timeZone)} (${timeZone})`],
      ],
      quote: message,
    }),
  }
}

function formatMoment(moment: string, timeZone: string) {
  const { day, time } = localOf(new Date(moment), timeZone)
  return `${longDay(day)}, ${time}`
}

/** To the sender: that the message has arrived. */
export function confirmationMail(inquiry: Stored, text: Texts<ContactContent>): NewMail {
  const { id, name, email, message } = inquiry
  return {
    about: id,
    kind: confirmationKind,
    to: { address: email, name },
    subject: text.mail_subject,
    ...renderMail({
      title: text.mail_subject,
      paragraphs: [text.mail_greeting.replace('{name}', () => name), text.mail_text],
      quoteTitle: text.mail_copy_title,
      quote: message,
      closing: text.mail_closing,
    }),
  }
}
