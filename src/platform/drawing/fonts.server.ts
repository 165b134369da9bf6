import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** Whole font files, Hungarian letters included: pictures and documents have no browser that could load the rest. */
const files = {
  text: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  textBold: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  heading: '@expo-google-fonts/familjen-grotesk/600SemiBold/FamiljenGrotesk_600SemiBold.ttf',
} as const

export type Fonts = Record<keyof typeof files, Buffer>

let loaded: Promise<Fonts> | undefined

/** Read on first use and kept: about 200 KB. */
export function getFonts(): Promise<Fonts> {
  loaded ??= read()
  return loaded
}

async function read(): Promise<Fonts> {
  const { resolve } = createRequire(import.meta.url)
  const entries = Object.entries(files).map(async ([name, path]) => [name, await readFile(resolve(path))])
  return Object.fromEntries(await Promise.all(entries))
}
