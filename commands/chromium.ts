import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { unpackChromium } from './packaged-chromium.ts'

/** Where a Chromium may come from. `paths` may install it first; nothing it offers is believed until it has run. */
export type Source = { name: string; paths: () => string[] | Promise<string[]> }

// Without windows to draw it takes half the time of the whole browser.
const headless = 'chromium-headless-shell'
const systemNames = [
  headless,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const appBundles = ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)

export const sources = {
  environment: { name: 'CHROMIUM_PATH', paths: () => [process.env.CHROMIUM_PATH ?? ''].filter(Boolean) },
  // The same on every machine, and a tenth faster than Debian's. On other systems it doesn't run, and the next is tried.
  packaged: { name: 'the one in @sparticuz/chromium', paths: unpackChromium },
  system: {
    name: 'one of this machine',
    paths: () => [...systemNames.flatMap(findInPath), ...appBundles].filter(existsSync),
  },
  apt: { name: 'the one that apt-get installs', paths: installWithApt },
} satisfies Record<string, Source>

/** The path of a Chromium that runs here. */
export async function findChromium(candidates: Source[] = Object.values(sources)): Promise<string> {
  const failures: string[] = []
  for (const { name, paths } of candidates) {
    try {
      const found = await paths()
      if (found.length === 0) failures.push(`${name}: there is none`)
      for (const path of found) {
        const failure = await findFailure(path)
        if (!failure) return path
        failures.push(`${name}: ${path}: ${failure}`)
      }
    } catch (error) {
      failures.push(`${name}: ${(error as Error).message}`)
    }
  }
  const tried = failures.map((failure) => `  ${failure}`).join('\n')
  throw new Error(`The browser tests need a Chromium and none runs here. Install one or set CHROMIUM_PATH.\n${tried}`)
}

/** Really starts it, the way the tests do, and has it show a page: one that lacks a library is found by its name as well. */
async function findFailure(path: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath: path, timeout: 60_000 })
    try {
      const page = await browser.newPage()
      await page.goto('data:text/html,<p>ok</p>')
      return (await page.getByText('ok').isVisible()) ? undefined : 'shows no text'
    } finally {
      await browser.close()
    }
  } catch (error) {
    const lines = (error as Error).message.split('\n')
    return lines.find((line) => /error while loading|ENOENT|EACCES|Exec format/.test(line)) ?? lines[0]
  }
}

function installWithApt() {
  if (process.getuid?.() !== 0 || findInPath('apt-get').length === 0) return []
  console.error('Installing Chromium with apt-get')
  apt('update')
  try {
    apt('install', '--yes', '--no-install-recommends', headless)
  } catch {
    apt('install', '--yes', '--no-install-recommends', 'chromium')
  }
  return [headless, 'chromium'].flatMap(findInPath)
}

function apt(...args: string[]) {
  const { status, stderr } = spawnSync('apt-get', ['--quiet', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Error(`apt-get ${args[0]} ended with ${status}: ${String(stderr).trim()}`)
}

function findInPath(name: string): string[] {
  const dirs = (process.env.PATH ?? '').split(delimiter).filter((dir) => dir && !dir.endsWith('node_modules/.bin'))
  return dirs.map((dir) => join(dir, name)).filter(existsSync)
}
