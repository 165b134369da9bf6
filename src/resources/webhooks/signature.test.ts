import { expect, test } from 'vitest'
import { newSecret, signedHeaders } from './signature.server.ts'

// The example that libraries of Standard Webhooks are tried with.
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', seconds: 1614265330, body: '{"test": 2432232314}' }
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

test('a call is signed as Standard Webhooks wants it', () => {
  expect(signedHeaders(message, [secret])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  })
})

test('while a secret is replaced, both sign', () => {
  const [first, second, ...others] = signedHeaders(message, [newSecret(), secret])['webhook-signature'].split(' ')
  expect([first?.slice(0, 3), second, others]).toEqual(['v1,', signature, []])
})

test('a secret has 256 random bits and says what it is', () => {
  expect(newSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(newSecret()).not.toBe(newSecret())
})
