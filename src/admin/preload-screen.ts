import { adminFeatures } from './features.ts'

/** Loads the screen behind an address. Where that fails, opening it tries again, and tells what is wrong. */
export async function preloadScreen(pathname: string) {
  const [, admin, name, item] = pathname.split('/')
  if (admin !== 'admin') return
  const { list, edit, create } = adminFeatures.find((feature) => feature.name === name) ?? {}
  const screen = item === 'create' ? create : item ? edit : list
  await screen?.preload?.().catch(() => undefined)
}

/** Loads it as soon as somebody points at a link to it, or comes to one by the keyboard. */
export function preloadOnIntent() {
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (link) preloadScreen(link.pathname)
  }
  document.addEventListener('pointerover', prepare)
  document.addEventListener('focusin', prepare)
}
