import { eq } from 'drizzle-orm'
import { sanitizeBody } from '#platform/sanitize.server.ts'
import type { Resource, Row } from '#resources/resource.server.ts'
import { textChange, textInput } from './input.ts'
import { privacySettings } from './privacy/settings.ts'
import { pageContent } from './tables.server.ts'

export const contentResource: Resource = {
  name: 'content',
  table: pageContent,
  label: ({ page_key, section_key }) => `${page_key} / ${section_key}`,
  create: textInput,
  change: textChange,
  keptWith: ({ page_key, section_key }) => ({ item: String(page_key), field: String(section_key) }),
  naturalKey: [pageContent.page_key, pageContent.section_key],
  search: [pageContent.page_key, pageContent.section_key, pageContent.content],
  filters: {
    page_key: (value) => eq(pageContent.page_key, value),
    section_key: (value) => eq(pageContent.section_key, value),
    show_on_homepage: (value) => eq(pageContent.show_on_homepage, value === 'true'),
  },
  fieldNames: ({ section_key }) => ({ content: String(section_key) }),
  sort: { field: 'page_key', order: 'asc' },
  tieBreakers: ['section_key'],
  roleFor: (row) => (isSetting(row) ? 'admin' : 'editor'),
  needsConfirmation: isSetting,
  sanitize: (values, before) =>
    typeof values.content === 'string' && isHtml({ ...before, ...values })
      ? { ...values, content: sanitizeBody(values.content) }
      : values,
}

/** What the program obeys when it erases old data, as opposed to what is only read. */
function isSetting({ page_key, section_key }: Row) {
  return page_key === privacySettings.pageKey && String(section_key).includes('_retention_')
}

const policies = ['privacy-policy', 'terms-of-service']
export const isHtml = ({ page_key, section_key }: Row) => policies.includes(String(page_key)) && section_key === 'body'
