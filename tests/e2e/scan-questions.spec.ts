import type { Page } from '@playwright/test'
import { flowContent, scanContent } from '#features/scan/content.ts'
import { openWithStillClock, runUntilVisible } from './clock.ts'
import { expect, test } from './journey.ts'
import { answerByKeys, counter, findAsked, form, next, question, shown, terms } from './scan-form.ts'

const labels = ['Never', 'Rarely', 'Sometimes', 'Mostly', 'Always']
const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const missing = 'Please choose an option to continue'

test('a visitor answers by pointer, sees the way back and on, and comes to the personal data @phone', async ({
  page,
}) => {
  await page.goto(form)
  await shown(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Transform Readiness Scan' })).toBeVisible()
  await expect(page.getByText('Rate from 1 (Never) to 5 (Always)')).toBeVisible()
  await counter(page, 1)
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  await expect(next(page)).toBeDisabled()
  await expect(page.getByText(missing)).toBeVisible()
  await next(page).click({ force: true })
  await expect(page.getByRole('alert')).toHaveText(missing)

  for (let n = 1; n <= 15; n++) {
    await counter(page, n)
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(n))
    await radio(page, labels[n % 5] ?? '').check()
    await expect(page.getByText(missing)).toBeHidden()
    await next(page).click()
  }
  await counter(page, 16)
  await expect(page.getByRole('button', { name: 'Complete Questions' })).toBeDisabled()
  await radio(page, 'Always').check()
  await expect(page.getByRole('heading', { name: 'Almost Done!' })).toBeVisible()
  await expect(page).toHaveURL(/\/assessments$/)
})

test('the answers are named by their question and are one tab stop: arrows, digits and Enter do it all', async ({
  page,
}) => {
  await page.goto(form)
  await shown(page)
  const words = (await question(page)).match(/[\w'-]+/g) ?? []
  expect(words.slice(0, 4).join(' ')).toBe('Question 1 of 16')
  // A term with a tooltip is a button, and a space follows every button's name.
  await expect(page.getByRole('radiogroup')).toHaveAccessibleName(new RegExp(words.join('\\W+')))

  await radio(page, 'Never').focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'Rarely')).toBeChecked()
  await expect(radio(page, 'Rarely')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await counter(page, 2)
  await expect(radio(page, 'Never')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(missing)
  await page.keyboard.press('5')
  await expect(radio(page, 'Always')).toBeChecked()
  await page.keyboard.press('Enter')
  await counter(page, 3)
})

test('with all answered the personal data follows half a second later, and lets everybody go back', async ({
  page,
}) => {
  const data = page.getByRole('heading', { name: 'Almost Done!' })
  await openWithStillClock(page, form)
  await answerByKeys(page, 1, 16)
  await counter(page, 16)
  for (const [key, name] of [
    [' ', 'Never'],
    ['ArrowRight', 'Rarely'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(radio(page, name)).toBeChecked()
    await page.clock.runFor(400)
    await expect(data).toBeHidden()
  }
  await runUntilVisible(page, data)
  await expect(data).toBeFocused()

  await page.getByRole('button', { name: flowContent.texts.data_back }).click()
  await expect(radio(page, 'Rarely')).toBeFocused()
  await page.clock.runFor(2000)
  await counter(page, 16)
  await page.getByRole('button', { name: 'Back' }).click()
  await radio(page, 'Never').check()
  await runUntilVisible(page, data)
  await page.getByRole('button', { name: flowContent.texts.data_back }).click()
  await counter(page, 15)

  // Whoever opens it again, here or at the introduction, is led on in the same way.
  for (const path of [form, '/assessments']) {
    await page.goto(path)
    await runUntilVisible(page, data)
    await page.getByRole('button', { name: flowContent.texts.data_back }).click()
  }
})

test('the next scan asks in a new order, the pillars in theirs', async ({ page }) => {
  await page.goto(form)
  const first = await answerByKeys(page, 1, 16)

  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(form)
  const second = await answerByKeys(page, 1, 16)
  expect(second).not.toEqual(first)
  const pillars = [...Array(5).fill('explorer'), ...Array(6).fill('bundler'), ...Array(4).fill('scaler')]
  for (const order of [first, second]) {
    expect(new Set(order).size).toBe(15)
    expect(order.map((text) => findAsked(text)?.category)).toEqual(pillars)
  }
})

test('who wants it goes on after each answer without pressing Next, also after a reload', async ({ page }) => {
  await page.goto(form)
  await page.getByRole('checkbox', { name: scanContent.texts.automatic }).check()
  await radio(page, 'Mostly').click()
  await counter(page, 2)
  await page.reload()
  await radio(page, 'Mostly').click()
  await counter(page, 3)
})

test('terms are explained under the pointer after 700 ms, on focus, and on a tap @phone', async ({ page }, info) => {
  await openWithStillClock(page, form)
  for (let n = 1; !findAsked(await question(page))?.tooltips; n++) {
    await answerByKeys(page, n, n + 1)
    await counter(page, n + 1)
  }
  const term = terms(page).first()
  const meaning = page.getByRole('tooltip')
  await expect(term).toBeVisible()
  if (info.project.name === 'phone') await term.tap()
  else {
    await term.hover()
    await page.clock.runFor(600)
    await expect(meaning).toBeHidden()
    await page.clock.runFor(200)
  }
  await expect(meaning).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  await term.focus()
  await expect(meaning).toBeVisible()
})
