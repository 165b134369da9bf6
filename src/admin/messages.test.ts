import polyglotI18nProvider from 'ra-i18n-polyglot'
import { HttpError } from 'react-admin'
import { describe, expect, test } from 'vitest'
import type { AdminData } from '#admin-ui/admin-data.ts'
import { explainErrors } from './explain-errors.ts'
import { failureMessage, messages } from './messages.ts'

const { translate } = polyglotI18nProvider(() => messages, 'en')

const done = (resource: string, what: string, smart_count = 1) =>
  translate(`resources.${resource}.notifications.${what}`, { smart_count })

describe('what is said when it went well', () => {
  test.each([
    ['references', 'Brand reference'],
    ['events', 'Event'],
    ['consultants', 'Consultant'],
    ['consultant-tags', 'Tag'],
    ['testimonials', 'Testimonial'],
    ['feature-flags', 'Feature flag'],
    ['users', 'User'],
  ])('about %s', (resource, title) => {
    for (const what of ['created', 'updated', 'deleted', 'restored'])
      expect(done(resource, what)).toBe(`${title} ${what} successfully`)
  })

  test('about several at once', () => {
    expect(done('events', 'deleted', 3)).toBe('3 events deleted successfully')
  })
})

describe('what is said when it failed', () => {
  test('a version that can not be brought back is refused in the same words, with the reason', async () => {
    const restore = (...asked: string[]) =>
      Promise.reject(new HttpError(`Asked for ${asked}`, 422, { errors: { content: 'Nothing is written' } }))
    const wrapped = explainErrors({ restore } as unknown as AdminData)
    await expect(wrapped.restore('blog', '1', '2')).rejects.toMatchObject({
      message: 'Failed to restore article\nNothing is written',
    })
    const conflict = (...asked: string[]) => Promise.reject(new HttpError(`Asked for ${asked}`, 404))
    const gone = explainErrors({ restore: conflict } as unknown as AdminData)
    await expect(gone.restore('blog', '1', '2')).rejects.toThrow('Failed to restore article\nAsked for blog,1,2')
  })

  test.each([
    ['references', 'reference', 'Failed to fetch references'],
    ['events', 'event', 'Failed to fetch events'],
    ['consultants', 'consultant', 'Failed to load consultants'],
    ['consultant-tags', 'tag', 'Failed to load tags'],
    ['testimonials', 'testimonial', 'Failed to fetch testimonials'],
    ['content', 'text', 'Failed to fetch content'],
    ['blog', 'article', 'Failed to load blog posts. Please check your connection and try again.'],
    ['use-cases', 'use case', 'Failed to load use cases. Please check your connection and try again.'],
  ])('about %s', (resource, one, list) => {
    expect(failureMessage('create', resource)).toBe(`Failed to create ${one}`)
    expect(failureMessage('update', resource)).toBe(`Failed to update ${one}`)
    expect(failureMessage('delete', resource)).toBe(`Failed to delete ${one}`)
    expect(failureMessage('list', resource)).toBe(list)
  })
})

describe('the reason that follows', () => {
  const failing = (error: unknown) =>
    explainErrors({ delete: () => Promise.reject(error) } as unknown as AdminData).delete('users', { id: '1' })

  test.each([
    [409, 'Somebody must stay an administrator. Make another one first.'],
    [403, 'Only an administrator may do this.'],
    [0, 'The server can not be reached. Nothing is lost; please try again.'],
  ])('is told when there is one (%i)', async (status, reason) => {
    await expect(failing(new HttpError(reason, status))).rejects.toThrow(`Failed to delete user\n${reason}`)
  })

  test.each([500, 422])('is left out where it does not help (%i)', async (status) => {
    await expect(failing(new HttpError('Something', status))).rejects.toMatchObject({
      message: 'Failed to delete user',
      status,
    })
  })

  test('is nothing to talk about when the call was cancelled', async () => {
    const cancelled = new DOMException('Cancelled', 'AbortError')
    await expect(failing(cancelled)).rejects.toBe(cancelled)
  })
})
