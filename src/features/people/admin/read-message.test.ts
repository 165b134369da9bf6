import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const now = new Date('2026-03-04T10:00:00Z')

const answer = `From: =?utf-8?Q?R=C3=A9ka?= <reka@example.com>
To: team@example.com
Subject: Re: Your inquiry
Date: Tue, 3 Mar 2026 09:30:00 +0100
Message-ID: <theirs@example.com>
In-Reply-To: <ours@example.com>
References: <first@example.com>
 <ours@example.com>
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

Caf=C3=A9 on Tuesday?
--b
Content-Type: application/pdf
Content-Disposition: attachment; filename="plan.pdf"
Content-Transfer-Encoding: base64

SGVsbG8=
--b--
`

test('a saved message is read with its thread, and its attachments by name and size', async () => {
  expect(await readMessage(answer.replaceAll('\n', '\r\n'), now)).toEqual({
    from: 'Réka <reka@example.com>',
    subject: 'Re: Your inquiry',
    sent_at: '2026-03-03T08:30:00.000Z',
    text: 'Café on Tuesday?',
    message_id: '<theirs@example.com>',
    references: ['<first@example.com>', '<ours@example.com>'],
    attachments: [{ name: 'plan.pdf', size: 5 }],
  })
})

test('what is no message is said to be none, and a day that is yet to come is today', async () => {
  await expect(readMessage('Hello', now)).rejects.toThrow('not a message')
  expect(await readMessage('From: a@example.com\r\nDate: Tue, 3 Mar 2099 09:30:00 +0100\r\n\r\nHi', now)).toMatchObject(
    {
      sent_at: now.toISOString(),
      from: 'a@example.com',
      references: [],
    },
  )
})
