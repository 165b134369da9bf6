import { globSync, readFileSync } from 'node:fs'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { describe, expect, test } from 'vitest'
import { fieldLabel } from '#admin-ui/format/format-value.ts'
import { messages } from './messages.ts'

const { translate } = polyglotI18nProvider(() => messages, 'en')

const forms: [resource: string, files: string][] = [
  ['blog', 'src/features/blog/admin/form.tsx'],
  ['use-cases', 'src/features/use-cases/admin/form.tsx'],
  ['events', 'src/features/events/admin/screens.tsx'],
  ['inquiries', 'src/features/contact/admin/{inquiry-edit,owner-input}.tsx'],
  ['consultants', 'src/records/consultants/admin/screens.tsx'],
  ['feature-flags', 'src/records/feature-flags/admin/screens.tsx'],
  ['references', 'src/records/references/admin/screens.tsx'],
  ['testimonials', 'src/records/testimonials/admin/screens.tsx'],
  ['users', 'src/admin/users/screens.tsx'],
  ['releases', 'src/admin/releases/release-form.tsx'],
]

const input = /<[A-Z]\w*Input\b(?:[^<>]|=>)*?\/>/g
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1]

/** What the inputs of a form are called, filters of lists left out. */
const namesIn = (files: string) =>
  globSync(files)
    .flatMap((file) => readFileSync(file, 'utf8').match(input) ?? [])
    .filter((tag) => !tag.includes('key='))
    .flatMap((tag) => {
      const [source, label] = [attribute(tag, 'source'), attribute(tag, 'label')]
      return source && label && source !== 'password' ? [[source, label] as const] : []
    })

describe.each(forms)('history and form of %s', (resource, files) => {
  test('call each field the same', () => {
    const names = namesIn(files)
    expect(names.length).toBeGreaterThan(0)
    const inHistory = names.map(([field]) => [
      field,
      translate(`resources.${resource}.fields.${field}`, { _: fieldLabel(field) }),
    ])
    expect(inHistory).toEqual(names)
  })
})

test('what has an input of its own kind is called as that input is', () => {
  expect(translate('resources.blog.fields.slug')).toBe('Address')
  expect(translate('resources.use-cases.fields.slug')).toBe('Address')
  expect(translate('resources.blog.fields.publish_date')).toBe('Date shown')
})
