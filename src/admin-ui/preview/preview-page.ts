import { Idiomorph } from 'idiomorph'

/**
 * Changes only what differs, so that the page keeps its place and does not flicker. Another page starts at its top.
 * Nothing is shown when a newer page has been asked for while the styles were loading.
 */
export async function showPage(frame: HTMLIFrameElement, html: string, path: string, newerAsked: AbortSignal) {
  const page = frame.contentDocument
  if (!page) return
  const next = new DOMParser().parseFromString(html, 'text/html')
  for (const element of next.querySelectorAll('script')) element.remove()
  const outdated = await loadStyles(page, next)
  if (newerAsked.aborted) return
  const top = page.documentElement.dataset.path === path ? (frame.contentWindow?.scrollY ?? 0) : 0
  Idiomorph.morph(page.body, next.body)
  for (const { name, value } of next.documentElement.attributes) page.documentElement.setAttribute(name, value)
  page.documentElement.dataset.path = path
  for (const link of outdated) link.remove()
  frame.contentWindow?.scrollTo({ top, behavior: 'instant' })
}

/** The page is drawn when its styles are there, not before. Answers those that it no longer needs. */
async function loadStyles(page: Document, next: Document): Promise<HTMLLinkElement[]> {
  const stylesOf = (document: Document) => [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media=print])'),
  ]
  const addressOf = (link: HTMLLinkElement) => link.getAttribute('href') ?? ''
  const present = stylesOf(page)
  const wanted = new Set(stylesOf(next).map(addressOf))
  const missing = [...wanted].filter((address) => !present.some((link) => addressOf(link) === address))
  await Promise.all(
    missing.map((address) => {
      const link = page.createElement('link')
      link.rel = 'stylesheet'
      link.href = address
      return new Promise<void>((resolve) => {
        link.onload = () => resolve(fitStyles(link.sheet?.cssRules))
        link.onerror = () => resolve()
        page.head.append(link)
      })
    }),
  )
  return present.filter((link) => !wanted.has(addressOf(link)))
}

/**
 * A hundredth of a screen's height is that of the screen that is shown, not of the frame, which is as tall as its place.
 * And no script runs here, but visitors have them: what is meant for pages without, such as a menu that stands open, is
 * left out, except what hides a place that a script would fill.
 */
function fitStyles(rules: CSSRuleList | undefined) {
  for (const rule of rules ?? []) {
    const { style, cssRules, media } = rule as CSSStyleRule & CSSMediaRule
    if (style?.cssText.match(heights))
      style.cssText = style.cssText.replaceAll(heights, 'calc($1 * var(--screen-hundredth, 1vh))')
    if (media?.mediaText.includes(withoutScripts) && !rule.cssText.includes('placeholder'))
      media.mediaText = media.mediaText.replaceAll(withoutScripts, 'scripting: enabled')
    fitStyles(cssRules)
  }
}

const withoutScripts = 'scripting: none'

const heights = /(\d*\.?\d+)[dsl]?vh\b/g

export function setScreenHeight(frame: HTMLIFrameElement, pixels: number | undefined) {
  const style = frame.contentDocument?.documentElement.style
  if (pixels) style?.setProperty('--screen-hundredth', `${pixels / 100}px`)
  else style?.removeProperty('--screen-hundredth')
}

type Pick = (words: string[], link: string | undefined) => void

const guarded = new WeakSet<Document>()

/** Nothing in the page leads anywhere or sends anything: who presses something is told to the admin instead. */
export function guardPage(frame: HTMLIFrameElement, onPick: Pick) {
  const page = frame.contentDocument
  if (!page || guarded.has(page)) return
  guarded.add(page)
  page.addEventListener('submit', (event) => event.preventDefault(), true)
  page.addEventListener(
    'click',
    (event) => {
      const pressed = event.target as Element | null
      const link = pressed?.closest('a')
      if (link || pressed?.closest('button')) event.preventDefault()
      if (pressed) onPick(wordsAround(pressed), link?.getAttribute('href') ?? undefined)
    },
    true,
  )
}

const longest = 2_000

function wordsAround(element: Element): string[] {
  const words: string[] = []
  for (let at: Element | null = element; at && words.length < 4; at = at.parentElement) {
    const text = at.textContent?.trim() ?? ''
    if (text.length > longest) break
    if (text) words.push(text)
  }
  return words
}

/** Letters alone: how a page parts words and sentences into elements makes no difference. */
export const lettersOf = (text: string) => text.replace(/\s+/g, '').toLowerCase()

/** Scrolls to the innermost element that holds these words and marks it for a moment. */
export function bringIntoView(frame: HTMLIFrameElement, words: string) {
  const page = frame.contentDocument
  const sought = lettersOf(words)
  const holds = (element: Element) => lettersOf(element.textContent ?? '').includes(sought)
  if (!page || sought === '' || !holds(page.body)) return
  let found: Element = page.body
  for (let inner: Element | undefined = found; inner; inner = [...found.children].find(holds)) found = inner
  if (found === page.body) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // Not scrollIntoView, which would scroll the admin around the frame as well.
  const { top, height } = found.getBoundingClientRect()
  const inner = frame.contentWindow?.innerHeight ?? 0
  frame.contentWindow?.scrollBy({ top: top - (inner - height) / 2, behavior: isCalm ? 'instant' : 'smooth' })
  found.animate(
    [
      { outline: '3px solid var(--velocity)', outlineOffset: '6px' },
      { outline: '3px solid transparent', outlineOffset: '6px' },
    ],
    { duration: 1_600, easing: 'ease-in' },
  )
}
