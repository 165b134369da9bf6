import english from 'ra-language-english'
import { mergeTranslations } from 'react-admin'
import { capital } from '#ui/office/capital.ts'

/** What is said about each resource, in the same words everywhere. `one` stands in what failed, `title` in what went well. */
type Words = { one: string; title?: string; many: string; failedList?: string }

const words: Record<string, Words> = {
  content: { one: 'text', many: 'texts', failedList: 'Failed to fetch content' },
  blog: {
    one: 'article',
    many: 'articles',
    failedList: 'Failed to load blog posts. Please check your connection and try again.',
  },
  consultants: { one: 'consultant', many: 'consultants', failedList: 'Failed to load consultants' },
  'consultant-tags': { one: 'tag', many: 'tags', failedList: 'Failed to load tags' },
  'use-cases': {
    one: 'use case',
    many: 'use cases',
    failedList: 'Failed to load use cases. Please check your connection and try again.',
  },
  testimonials: { one: 'testimonial', many: 'testimonials' },
  events: { one: 'event', many: 'events', failedList: 'Failed to fetch events' },
  'feature-flags': { one: 'feature flag', many: 'feature flags' },
  references: {
    one: 'reference',
    title: 'Brand reference',
    many: 'references',
    failedList: 'Failed to fetch references',
  },
  inquiries: { one: 'inquiry', many: 'inquiries' },
  assessments: { one: 'assessment', many: 'assessments' },
  mails: { one: 'mail', many: 'mails' },
  users: { one: 'user', many: 'users' },
  audit: { one: 'entry', many: 'change log' },
}

const titleOf = ({ one, title }: Words) => title ?? capital(one)

type Action = 'list' | 'create' | 'update' | 'delete'

export function failureWords(action: Action, resource: string): string {
  const { one, many, failedList } = words[resource] ?? { one: resource, many: resource }
  if (action === 'list') return failedList ?? `Failed to fetch ${many}`
  return `Failed to ${action} ${one}`
}

export const messages = mergeTranslations(english, {
  ra: {
    notification: {
      updated: 'Saved |||| %{smart_count} saved',
      data_provider_error: 'That did not work. Please try again.',
    },
    message: { invalid_form: 'Some fields are not right. Please look at the marked ones.' },
    action: { create: 'New', export: 'Export CSV' },
  },
  resources: Object.fromEntries(
    Object.entries(words).map(([resource, word]) => {
      const several = (done: string) =>
        `${titleOf(word)} ${done} successfully |||| %{smart_count} ${word.many} ${done} successfully`
      const name = capital(word.many)
      return [
        resource,
        {
          name: `${capital(word.one)} |||| ${name}`,
          new: `New ${word.one}`,
          notifications: { created: several('created'), updated: several('updated'), deleted: several('deleted') },
        },
      ]
    }),
  ),
})
