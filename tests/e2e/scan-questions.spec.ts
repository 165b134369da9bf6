import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { answerByKeys, counter, form, next, question, shown } from './scan-form.ts'

const labels = ['Never', 'Rarely', 'Sometimes', 'Mostly', 'Always']
const choose = (page: Page, label: string) => page.getByRole('radio', { name: label }).check()

test('a visitor answers by pointer, sees the way back and on, and comes to the personal data @phone', async ({
  page,
}) => {
  await page.goto(form)
  await expect(page.getByRole('heading', { level: 1, name: 'Transform Readiness Scan' })).toBeVisible()
  await expect(page.getByText('Rate from 1 (Never) to 5 (Always)')).toBeVisible()
  await counter(page, 1)
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  await expect(next(page)).toBeDisabled()
  await expect(page.getByText('Please choose an option to continue')).toBeVisible()

  for (let n = 1; n <= 15; n++) {
    await counter(page, n)
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(n))
    await choose(page, labels[n % 5] ?? '')
    await expect(page.getByText('Please choose an option to continue')).toBeHidden()
    await next(page).click()
  }
  await counter(page, 16)
  await expect(page.getByRole('button', { name: 'Complete Questions' })).toBeDisabled()
  await choose(page, 'Always')
  await expect(page.getByRole('heading', { name: 'Almost Done!' })).toBeVisible()
  await expect(page).toHaveURL(/\/assessments$/)
})

test('the answers are one tab stop: arrows, digits and Enter do it all', async ({ page }) => {
  await page.goto(form)
  await shown(page)
  await page.getByRole('radio', { name: 'Never' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Rarely' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Rarely' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await counter(page, 2)
  await expect(page.getByRole('radio', { name: 'Never' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please choose an option to continue')
  await page.keyboard.press('5')
  await expect(page.getByRole('radio', { name: 'Always' })).toBeChecked()
  await page.keyboard.press('Enter')
  await counter(page, 3)
})

test('a screen reader hears each question as the name of its answers', async ({ page }) => {
  await page.goto(form)
  await shown(page)
  const words = (await question(page)).match(/[\w'-]+/g) ?? []
  // A term with a tooltip is a button, and a space follows every button's name.
  await expect(page.getByRole('radiogroup')).toHaveAccessibleName(new RegExp(words.join('\\W+')))
  expect(words.slice(0, 4).join(' ')).toBe('Question 1 of 16')
})

test('the last question is left by choosing, not by passing an answer with the arrow keys', async ({ page }) => {
  await page.goto(form)
  await answerByKeys(page, 1, 16)
  await counter(page, 16)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Sometimes' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Complete Questions' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Almost Done!' })).toBeFocused()
})

test('who wants it goes on after each answer without pressing Next', async ({ page }) => {
  await page.goto(form)
  await page.getByRole('checkbox', { name: 'Go on after each answer' }).check()
  await page.getByRole('radio', { name: 'Mostly' }).click()
  await counter(page, 2)
  await page.reload()
  await page.getByRole('radio', { name: 'Mostly' }).click()
  await counter(page, 3)
})

test('a press on Next without an answer says what is missing', async ({ page }) => {
  await page.goto(form)
  await shown(page)
  await next(page).click({ force: true })
  await expect(page.getByRole('alert')).toHaveText('Please choose an option to continue')
})

test('questions are shuffled inside their pillar, anew for every scan', async ({ page }) => {
  const orders = new Set<string>()
  for (let scan = 0; scan < 2; scan++) {
    await page.goto(form)
    const seen = await answerByKeys(page, 1, 16)
    expect(new Set(seen).size).toBe(15)
    orders.add(seen.join())
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
  expect(orders.size).toBe(2)
})

test('terms are explained under the pointer after 700 ms, on focus, and on a tap @phone', async ({ page }, info) => {
  await page.goto(form)
  const term = page.locator('button.term').first()
  for (let n = 1; (await term.count()) === 0; n++) await answerByKeys(page, n, n + 1)
  if (info.project.name === 'phone') await term.tap()
  else await term.hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await term.focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
})
