import { expect, test, vi } from 'vitest'
import { confirmIdentity } from '#accounts/sign-in/confirm-identity.ts'
import { ApiError } from '#platform/http/api-client.ts'
import { openQuestion, repeatConfirmed } from './repeat-confirmed.ts'

const refusal = new ApiError(403, { title: 'Not allowed', status: 403, type: confirmIdentity })
const refusedOnce = () => vi.fn(async () => 'done').mockRejectedValueOnce(refusal)

test('a call that asks who is there is made once more when that is answered', async () => {
  const call = refusedOnce()
  const answer = repeatConfirmed(call)
  await vi.waitUntil(() => openQuestion.read())
  openQuestion.read()?.answer(true)
  expect(await answer).toBe('done')
  expect(call).toHaveBeenCalledTimes(2)
  expect(openQuestion.read()).toBeUndefined()
})

test('who cancels gets the refusal', async () => {
  const call = refusedOnce()
  const answer = repeatConfirmed(call)
  await vi.waitUntil(() => openQuestion.read())
  openQuestion.read()?.answer(false)
  await expect(answer).rejects.toBe(refusal)
  expect(call).toHaveBeenCalledTimes(1)
})

test('several calls share one question', async () => {
  const answers = [refusedOnce(), refusedOnce(), refusedOnce()].map((call) => repeatConfirmed(call))
  await vi.waitUntil(() => openQuestion.read())
  openQuestion.read()?.answer(true)
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done'])
})

test('other refusals are passed on without a question', async () => {
  for (const other of [new ApiError(403, { title: 'Not allowed', status: 403 }), new TypeError('no network')]) {
    await expect(repeatConfirmed(async () => Promise.reject(other))).rejects.toBe(other)
    expect(openQuestion.read()).toBeUndefined()
  }
})
