import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { isLong } from '#tests/proof-size.ts'
import { settled } from './settled.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
// A theme changes colours, a width sizes; what else there is to check was checked before.
const rulesOfLooks = ['color-contrast', 'link-in-text-block']
// The same around every page: checked in every look where `frame` is asked for, by all rules everywhere.
const frameParts = ':is(header, footer, nav):not(main *)'

type Look = { width: number; theme: 'light' | 'dark'; allRules?: true }
// Each theme and each end of the widths. A theme moves nothing, so that a layout is looked at once.
const looks: Look[] = [
  { width: 1440, theme: 'light', allRules: true },
  { width: 320, theme: 'dark', allRules: true },
]
const otherLooks: Look[] = [
  { width: 320, theme: 'light' },
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'dark' },
]
// 640 is a screen of 1280 px at twice the size.
const otherWidths = isLong ? [360, 390, 640, 768] : [390, 768]

/**
 * The page or screen as it stands, in every look: light and dark on large and small screens, without opening it anew.
 * WCAG 2.2 AA and good practice hold, nothing stands out to the side, no words are cut off, and nothing moves for those
 * who don't want it to. With `touch`, what can be pressed is large enough too, wherever the page is scrolled to.
 */
export async function expectUsableByEveryone(page: Page, { touch = false, frame = false } = {}) {
  // A screen of the admin opened by a link of its own has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const faults: string[] = []
  const sizes = touch ? ['target-size'] : []
  for (const { width, theme, allRules } of isLong ? [...looks, ...otherLooks] : looks) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await resize(page, width)
    const rules: RunOptions = allRules
      ? { runOnly: { type: 'tag', values: standards }, rules: { 'target-size': { enabled: touch } } }
      : { runOnly: { type: 'rule', values: [...rulesOfLooks, ...sizes] } }
    const without = allRules || frame ? [] : [frameParts]
    const found = await findViolations(page, rules, without)
    if (allRules) found.push(...(await findLayoutFaults(page)))
    faults.push(...found.map((fault) => `${theme}, ${width} px: ${fault}`))
  }
  for (const width of otherWidths) {
    await resize(page, width)
    faults.push(...(await findLayoutFaults(page)).map((fault) => `${width} px: ${fault}`))
  }
  faults.push(...(await findMotion(page)))
  expect(faults, `${page.url()}\n${faults.join('\n')}`).toEqual([])
}

async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  // Half-way from one colour or place to the next nothing can be said about either.
  await settled(page)
}

/** Violations of these rules in the page as it is now. */
async function findViolations(page: Page, rules: RunOptions, without: string[]): Promise<string[]> {
  const { violations, passes } = await page.evaluate(
    async ({ without, options }) => {
      const { axe } = window as unknown as {
        axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }
      }
      const { violations, passes } = await axe.run({ include: [['html']], exclude: without }, options)
      return { violations, passes: passes.length }
    },
    { without, options: { ...rules, resultTypes: ['violations'], iframes: false } satisfies RunOptions },
  )
  expect(passes, 'rules that axe could check').toBeGreaterThan(0)
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const reasons = failureSummary
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
      return `${impact} ${id}: ${help}\n    at ${target.join(' ')}\n    ${reasons.join('\n    ')}`
    }),
  )
}

/** Sideways scrolling, and words that a box cuts off, as opposed to those that are hidden on purpose. */
function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isCut = (part: Element) => {
      const { overflowX, textOverflow, clip } = getComputedStyle(part)
      if (overflowX !== 'hidden' || textOverflow === 'ellipsis' || clip !== 'auto') return false
      return (
        part.clientWidth > 1 &&
        part.scrollWidth > part.clientWidth + 1 &&
        part.checkVisibility({ opacityProperty: true })
      )
    }
    // Beyond the window's edge, where something around it cuts it off, unless one can scroll to it there.
    const reachesOut = (text: ChildNode) => {
      const words = document.createRange()
      words.selectNodeContents(text)
      const { left, right, width } = words.getBoundingClientRect()
      return width > 0 && (left < -2 || right > clientWidth + 2)
    }
    const isOutside = (part: Element) => {
      if (![...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && reachesOut(node))) return false
      for (let around: Element | null = part; around; around = around.parentElement) {
        const { overflowX, clip, clipPath } = getComputedStyle(around)
        if (/auto|scroll/.test(overflowX) || clip !== 'auto' || clipPath !== 'none') return false
      }
      return part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }
    const parts = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, li, td, th, label)')]
    const cut = parts.filter((part) => isCut(part) || isOutside(part))
    return [
      ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
      ...cut.map((part) => `cuts off “${part.textContent?.trim().slice(0, 60)}”`),
    ]
  })
}

async function findMotion(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 10)
      .map((animation) => `moves: ${(animation as CSSAnimation).animationName ?? 'a transition'}`),
  )
}
