import type { PageDefaults, Texts } from '#records/page-content/defaults.ts'
import { defaultOptions } from './interest-options.ts'

export const contactContent = {
  pageKey: 'contact',
  texts: {
    meta_title: 'Contact',
    meta_description: 'Tell us where your transformation is stuck. We answer within 24 hours with next steps.',

    title: 'Tell us where it is stuck.',
    subtitle: 'A few lines are enough. A consultant reads them, not a machine, and answers within 24 hours.',
    next_title: 'What happens next',
    next_1: 'We read your message and find the right person for it.',
    next_2: 'Within 24 hours you get an answer with next steps.',
    next_3: 'If it fits, we meet for a 30-minute briefing.',

    name_label: 'Name',
    email_label: 'E-mail',
    company_label: 'Company',
    intent_label: 'Area of interest',
    intent_optional: 'optional',
    intent_none: 'Not sure yet',
    message_label: 'Message',
    message_hint: 'What is slow, stuck or new? What have you tried?',
    interest_options: JSON.stringify(defaultOptions),
    gdpr_consent: 'I agree that my personal data is processed to answer my inquiry, as the privacy policy describes.',
    privacy_link: 'Read the privacy policy',
    marketing_consent: 'I would like to receive occasional news by e-mail. I can stop this at any time.',
    submit_button: 'Send Message',

    success_title: 'Message Sent Successfully',
    success_message: "Thank you for your inquiry. We'll respond within 24 hours with next steps.",

    invalid_title: 'Please correct the marked fields',
    invalid_message: 'Your message has not been sent yet. What you wrote is still here.',

    email_title: 'E-mail',
    email: 'hello@example.com',
    phone_visible: 'false',
    phone_title: 'Phone',
    phone: '+36 1 555 0142',
    office_title: 'Global office',
    office_cities: 'Budapest · Vienna · Zurich',
    office_address: 'Two Lanes House, 12 Example Street, Budapest',

    mail_subject: 'We have received your message',
    mail_greeting: 'Hello {name},',
    mail_text: "Thank you for your inquiry. We'll respond within 24 hours with next steps.",
    mail_copy_title: 'Your message',
    mail_closing: 'If you did not write to us, you can ignore this mail.',
  },
} as const satisfies PageDefaults

export type ContactContent = typeof contactContent

export type ContactText = { text: Texts<ContactContent> }
