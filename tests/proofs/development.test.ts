import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { findFreePort } from '#commands/server-process.ts'
import { apiKey } from '#tests/site.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

const folder = await temporaryFolder()
for (const path of ['src', 'db', 'public', 'commands', 'package.json', 'tsconfig.json', ...globSync('*.config.ts')])
  cpSync(path, join(folder.path, path), { recursive: true })
symlinkSync(resolve('node_modules'), join(folder.path, 'node_modules'))
const port = await findFreePort()
const url = `http://127.0.0.1:${port}`
const { PATH, HOME } = process.env
const site = spawn(process.execPath, ['commands/dev.ts'], {
  cwd: folder.path,
  stdio: 'ignore',
  env: { PATH, HOME, LOG_LEVEL: 'silent', PUBLIC_API_KEY: apiKey, HOST: '127.0.0.1', PORT: port },
})
const ended = once(site, 'exit')
afterAll(async () => {
  site.kill('SIGTERM')
  await ended
  await folder.remove()
})

const read = async (path: string) => (await fetch(url + path, { headers: { apikey: apiKey } })).text()
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 120_000, interval: 200 })
const edit = (path: string, change: (source: string) => string) => {
  const file = join(folder.path, path)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

test('a text that is edited in code shows at once, on the page and in the API', async () => {
  await until(async () => expect(await read('/mentoring')).toContain('<h1>'))
  await read('/api/content/mentoring')
  edit('src/features/mentoring/content.ts', (source) => source.replace("hero_title: '", "hero_title: 'Seen at once: "))
  await until(async () => expect(await read('/mentoring')).toMatch(/<h1>Seen at once: /))
  expect(JSON.parse(await read('/api/content/mentoring')).sections.hero_title).toMatch(/^Seen at once: /)
  edit('src/records/page-content/site-content.ts', (source) => source.replace("tagline: '", "tagline: 'Here too: "))
  await until(async () => expect(await read('/mentoring')).toContain('Here too: '))
})

test('what tells open pages of changes takes no port of its own', async () => {
  expect(await read('/@vite/client')).toMatch(/const hmrPort = null/)
  expect(await read('/admin/@vite/client')).toMatch(/const hmrPort = null/)
})

test('a page is added by the list in docs/how-to.md, to the letter', async () => {
  const [, list = ''] = readFileSync('docs/how-to.md', 'utf8').match(/^## Add a page\n(.+?)^## /ms) ?? []
  const files = [...list.matchAll(/in `(src\/[^`]+)`[^`]*?(?:`[^`]+`[^`]*?)*```tsx?\n(.+?)```/gs)]
  expect(files.map(([, path]) => path?.split('/').at(-1))).toEqual(['content.ts', 'page.tsx', 'feature.server.ts'])
  for (const [, path = '', block = ''] of files) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), block.replaceAll(/^ {3}/gm, ''))
  }
  edit('src/features.server.ts', (source) =>
    `import { pricing } from '#features/pricing/feature.server.ts'\n${source}`.replace(
      '  mentoring,\n',
      '  mentoring,\n  pricing,\n',
    ),
  )
  edit('src/routes.ts', (source) =>
    source.replace("    route('*'", "    route('pricing', 'features/pricing/page.tsx'),\n    route('*'"),
  )
  await until(async () => expect(await read('/pricing')).toContain('<h1>One price for one result</h1>'))
  expect(await read('/sitemap.xml')).toContain('/pricing')
  expect(JSON.parse(await read('/api/content/pricing')).sections.title).toBe('One price for one result')
})
