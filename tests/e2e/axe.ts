import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 AA and good practice, for the page as it is now or the part of it that `within` selects. */
export async function expectAccessible(page: Page, within?: string) {
  await expectNoViolations(page, new AxeBuilder({ page }).withTags(rules), within)
}

/** What another colour scheme can change about a page that is accessible otherwise; a fraction of the work. */
export async function expectContrast(page: Page) {
  await expectNoViolations(page, new AxeBuilder({ page }).withRules(['color-contrast']))
}

async function expectNoViolations(page: Page, builder: AxeBuilder, within?: string) {
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
