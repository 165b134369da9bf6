import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

export const form = '/scan/transformation-readiness'

export const counter = (page: Page, question: number) => expect(page.getByText(`${question}/16`)).toBeVisible()

export const question = async (page: Page) =>
  (await page.getByRole('main').getByRole('heading', { level: 2 }).textContent()) ?? ''

/** Until scripts run, a frame without a question stands in the form's place. */
export const shown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).waitFor()

export const next = (page: Page) => page.getByRole('button', { name: 'Next' })

/** Answers from the current question to the one before `until`, by keyboard. Answers the texts that were shown. */
export async function answerByKeys(page: Page, from: number, until: number, answer = 4) {
  const seen: string[] = []
  for (let n = from; n < until; n++) {
    await counter(page, n)
    seen.push(await question(page))
    await page.keyboard.press(String(answer))
    if (n < 16) await page.keyboard.press('Enter')
  }
  return seen
}
