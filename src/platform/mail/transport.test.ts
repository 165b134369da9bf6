import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { needsTls, transportOptions } from './transport.server.ts'

test.each([
  ['smtp://mail.example.com', true],
  ['smtp://mail.example.com:587', true],
  ['smtp://10.0.0.5:25', true],
  ['smtp://localhost.example.com', true],
  ['smtp://127.0.0.1.example.com', true],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://[::1]:25', false],
])('%s: encrypted or not at all is %s', (url, expected) => {
  expect(needsTls(url)).toBe(expected)
})

test('a server without encryption gets no mail, whatever the address asks for', async () => {
  const server = createServer((socket) => {
    heard.push(text(socket))
    socket.write('220 hello\r\n')
    socket.on('data', (line) => socket.write(String(line).startsWith('EHLO') ? '250 here\r\n' : '502 no\r\n'))
  })
  const heard: Promise<string>[] = []
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const transport = createTransport({
    ...transportOptions('smtp://mail.example.com?requireTLS=false&ignoreTLS=true'),
    getSocket: (_options: unknown, answer: (error: null, socket: object) => void) => {
      const connection = connect(port, '127.0.0.1', () => answer(null, { connection }))
    },
  })
  const mail = { from: 'a@example.com', to: 'b@example.com', subject: 'A key', text: 'the link' }
  await expect(transport.sendMail(mail)).rejects.toThrow(/STARTTLS|TLS/)
  transport.close()
  expect((await Promise.all(heard)).join()).not.toMatch(/MAIL FROM|the link/)
})
