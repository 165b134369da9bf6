import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { PartRenderer } from '#ui/kept.ts'

const kept = new WeakMap<object, Map<string, string>>()

/** Renders a part for the page at `pathname`, or finds it as it was rendered for another page before. */
export function partRenderer(pathname: string): PartRenderer {
  return (part, texts, key) => {
    const known = kept.get(texts) ?? new Map<string, string>()
    const found = known.get(key)
    if (found !== undefined) return found
    const html = renderToString(<StaticRouter location={pathname}>{part}</StaticRouter>)
    kept.set(texts, known.set(key, html))
    return html
  }
}
