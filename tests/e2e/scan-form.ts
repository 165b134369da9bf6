import type { Page } from '@playwright/test'
import { scanOf } from '#features/scan/versions/scan.ts'
import { version1, version1Id } from '#features/scan/versions/version-1.ts'
import { expect } from './journey.ts'

const { questions } = scanOf(version1Id, version1)

export const form = '/scan/transformation-readiness'

export const counter = (page: Page, question: number) => expect(page.getByText(`${question}/16`)).toBeVisible()

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

export const question = async (page: Page) => (await heading(page).textContent()) ?? ''

/** The question of the catalogue with that text, which stands there with marks for bold and italic words. */
export const findAsked = (shown: string) => questions.find(({ text }) => shown.endsWith(text.replaceAll('*', '')))

/** Words of the question that are explained. */
export const terms = (page: Page) => heading(page).getByRole('button')

/** Until scripts run, the first question stands there only to be read. */
export const shown = (page: Page) => page.locator('[role="radiogroup"]:not([inert] *)').waitFor()

export const next = (page: Page) => page.getByRole('button', { name: 'Next' })

/** Answers from the current question to the one before `until`, by keyboard. Answers the texts that were shown. */
export async function answerByKeys(page: Page, from: number, until: number, answer = 4) {
  const seen: string[] = []
  await shown(page)
  for (let n = from; n < until; n++) {
    await counter(page, n)
    seen.push(await question(page))
    await page.keyboard.press(String(answer))
    if (n < 16) await page.keyboard.press('Enter')
  }
  return seen
}
