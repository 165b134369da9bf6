import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from './settled.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// Dark changes colours alone, and every page is checked in light as well.
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** WCAG 2.2 AA and good practice, for the page as it is now or the part of it that `within` selects. */
export async function expectAccessible(page: Page, within?: string) {
  // Half-way from one colour to the next nothing can be said about either.
  await settled(page)
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  // Without the second page that collects results from frames of other sites: there are none, and it takes its time.
  const all = new AxeBuilder({ page }).setLegacyMode()
  const builder = isDark ? all.withRules(rulesOfColours) : all.withTags(rules)
  const { violations, passes } = await (within ? builder.include(within) : builder).analyze()
  expect(passes.length, 'rules that axe could check').toBeGreaterThan(0)
  const found = violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const reasons = failureSummary
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
      return `${impact} ${id}: ${help}\n    at ${target.join(' ')}\n    ${reasons.join('\n    ')}`
    }),
  )
  expect(found, `accessibility of ${page.url()}\n${found.join('\n')}`).toEqual([])
}
