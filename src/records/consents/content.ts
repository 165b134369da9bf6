export const consentContent = {
  pageKey: 'consent',
  texts: {
    meta_title: 'News by e-mail',
    meta_description: 'Confirm that you would like our news, or stop it.',

    pending_title: 'One click is missing.',
    pending_text: 'Somebody asked on our site for news to {email}. It begins once you say yes here, and not before.',
    confirm_button: 'Yes, send me news',
    decline_button: 'No, I did not ask for it',

    confirmed_title: 'You get our news.',
    confirmed_text: 'We write to {email} now and then. You can stop this whenever you like, here or from each mail.',
    withdraw_button: 'Stop the news',

    withdrawn_title: 'No more news.',
    withdrawn_text: 'We send no news to {email}. If you have written to us, our answer comes all the same.',

    ended_title: 'This link has ended.',
    ended_text: 'It worked for seven days. If you would still like our news, tick the box again when you write to us.',

    unknown_title: 'This link leads nowhere.',
    unknown_text:
      'It may have been cut off on its way, or what it led to was erased. Please copy all of it from the mail.',
    contact_button: 'Write to us',

    wording_label: 'In these words',
    given_label: 'Asked for on',
    confirmed_label: 'Confirmed on',
    withdrawn_label: 'Stopped on',
    policy_label: 'Privacy policy, version',

    mail_subject: 'Please confirm: news from {company}',
    mail_text:
      'You asked for news by e-mail on our site. It begins only after you confirm it. The link leads to a page with a button.',
    mail_button: 'Confirm or decline',
    mail_wording_title: 'What you ticked',
    mail_closing:
      'If you did not ask for this, you need not do anything: without your yes we send none. The link confirms for seven days.',
  },
} as const

export type ConsentContent = typeof consentContent

export type ConsentTexts = { [Key in keyof ConsentContent['texts']]: string }

export type ConsentText = { text: ConsentTexts }
