import { expect, test } from 'vitest'
import { messageInput } from '#features/people/input.ts'
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

test('what does not fit is cut or left out, so that every message can be filed', async () => {
  const ids = Array.from({ length: 30 }, (_, n) => `<${n}@example.com>`)
  const odd = [
    `From: ${'Ada '.repeat(300)}<ada@example.com>`,
    'Subject: =?utf-8?Q?Hello=0D=0ABcc:_eve=40example.com?=',
    'Message-ID: <with a space@example.com>',
    `References: ${ids.join('\r\n ')}`,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=iso-8859-2',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    `K=F6sz=F6n=F6m=00${'x'.repeat(120_000)}`,
    '--b',
    'Content-Disposition: attachment; filename=" "',
    '',
    'A',
    '--b--',
  ].join('\r\n')
  const message = await readMessage(odd, now)
  expect(message).toMatchObject({ subject: 'Hello Bcc: eve@example.com', attachments: [{ name: 'without a name' }] })
  expect(message.text).toMatch(/^Köszönömx{99992}$/)
  expect(message.references).toEqual([ids[0], ...ids.slice(-19)])
  expect(messageInput.safeParse(message).error).toBeUndefined()
})

test('a message of ten megabytes is read, and one that is nested without end is refused', async () => {
  const large = `From: a@example.com\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nHello\r\n--b
Content-Type: application/zip; name=all.zip\r\nContent-Transfer-Encoding: base64\r\n\r\n${'QUFB'.repeat(2_500_000)}\r\n--b--`
  expect(await readMessage(large, now)).toMatchObject({
    text: 'Hello',
    attachments: [{ name: 'all.zip', size: 7_500_000 }],
  })
  const nested = Array.from(
    { length: 5_000 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  )
  await expect(readMessage(`From: a@example.com\r\n${nested.join('')}`, now)).rejects.toThrow()
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
