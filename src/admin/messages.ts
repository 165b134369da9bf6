import english from 'ra-language-english'
import { mergeTranslations } from 'react-admin'
import type { Words } from '#admin-ui/admin-feature.ts'
import { capital } from '#admin-ui/format/format-value.ts'
import { adminFeatures } from './features.ts'

const wordsOf = new Map(adminFeatures.flatMap(({ name, words }) => (words ? [[name, words]] : [])))

const titleOf = ({ one, title }: Words) => title ?? capital(one)

type Action = 'list' | 'create' | 'update' | 'delete' | 'restore'

export function failureMessage(action: Action, resource: string): string {
  const { one, many, failedList } = wordsOf.get(resource) ?? { one: resource, many: resource }
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
    [...wordsOf].map(([resource, word]) => {
      const several = (done: string) =>
        `${titleOf(word)} ${done} successfully |||| %{smart_count} ${word.many} ${done} successfully`
      const name = capital(word.many)
      return [
        resource,
        {
          name: `${capital(word.one)} |||| ${name}`,
          new: `New ${word.one}`,
          fields: word.fields ?? {},
          notifications: Object.fromEntries(
            ['created', 'updated', 'deleted', 'restored'].map((done) => [done, several(done)]),
          ),
        },
      ]
    }),
  ),
})
