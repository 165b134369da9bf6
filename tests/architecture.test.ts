import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findAdmin, followImports, listPublicEntries } from './architecture/bundles.ts'
import { findViolations, type Violation } from './architecture/violations.ts'

/** The only way around a rule: the file, the rule, and why it can't be kept there. */
const exemptions: { file: string; rule: Violation['rule']; because: string }[] = []

const isExempt = ({ file, rule }: Violation) =>
  exemptions.some((exemption) => exemption.file === file && exemption.rule === rule)

const paths = globSync('{src,db,tests,bench,commands}/**/*.{ts,tsx,css}')
const project = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))

test('the whole project keeps the rules', () => {
  expect(paths.length).toBeGreaterThan(50)
  const violations = findViolations(project)
  const open = violations.filter((violation) => !isExempt(violation))
  expect(open.map(({ file, rule, detail }) => `${file}: ${rule} (${detail})`)).toEqual([])
})

test('every exemption is still needed', () => {
  for (const { file, rule, because } of exemptions) {
    expect(because.length).toBeGreaterThan(20)
    expect(findViolations(new Map([[file, readFileSync(file, 'utf8')]])).map((found) => found.rule)).toContain(rule)
  }
})

const rulesBroken = (path: string, source: string) => findViolations(new Map([[path, source]])).map(({ rule }) => rule)

describe('imports only go down', () => {
  const rule = 'imports only go down'

  test.each([
    ['src/app.ts', '#site/home/page.tsx'],
    ['src/app.ts', './api.ts'],
    ['src/site/home/page.tsx', '#features/blog/client.ts'],
    ['src/site/home/page.tsx', '#site/header.tsx'],
    ['src/admin/app.tsx', '#features/blog/admin.tsx'],
    ['src/features/blog/queries.server.ts', '#records/files/queries.server.ts'],
    ['src/features/blog/queries.server.ts', './tables.server.ts'],
    ['src/records/files/client.ts', '#ui/button.tsx'],
    ['src/records/files/client.ts', '#platform/http/api-client.ts'],
    ['src/platform/start.server.ts', './embedded-postgres/start.server.ts'],
    ['src/features/blog/queries.server.test.ts', '#tests/fresh-database.ts'],
    ['src/ui/button.tsx', 'react'],
    ['db/seed.ts', '#features/blog/seed.server.ts'],
    ['tests/schema.test.ts', '#features/blog/tables.server.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(rulesBroken(path, `import { x } from '${specifier}'\nexport function loader() { return x }`)).toEqual([])
  })

  test.each([
    ['src/platform/log.server.ts', '#ui/button.tsx'],
    ['src/ui/button.tsx', '#platform/http/api-client.ts'],
    ['src/ui/button.tsx', '#records/files/client.ts'],
    ['src/records/files/client.ts', '#records/leads/client.ts'],
    ['src/records/files/client.ts', '#features/blog/client.ts'],
    ['src/features/blog/client.ts', '#features/events/client.ts'],
    ['src/features/blog/client.ts', '#site/menu.ts'],
    ['src/site/header.tsx', '#admin/app.tsx'],
    ['src/admin/app.tsx', '#site/header.tsx'],
    ['src/site/header.tsx', '#db/seed.ts'],
    ['src/platform/log.server.ts', '#tests/fresh-database.ts'],
    ['src/platform/log.server.test.ts', '#features/blog/client.ts'],
    ['src/ui/button.tsx', '#nowhere/x.ts'],
  ])('%s may not import %s', (path, specifier) => {
    expect(rulesBroken(path, `import { x } from '${specifier}'`)).toContain(rule)
  })

  test.each([
    "import type { X } from '#features/blog/client.ts'",
    "import { type X } from '#features/blog/client.ts'",
    "import '#features/blog/client.ts'",
    "export { x } from '#features/blog/client.ts'",
    "export * from '#features/blog/client.ts'",
    "const x = await import('#features/blog/client.ts')",
    "let x: import('#features/blog/client.ts').X",
    "let x: typeof import('#features/blog/client.ts')",
    "import x = require('#features/blog/client.ts')",
    "const x = require('#features/blog/client.ts')",
  ])('however it is written: %s', (source) => {
    expect(rulesBroken('src/records/files/client.ts', source)).toContain(rule)
  })
})

test.each([
  ['src/site/home/page.tsx', '../header.tsx'],
  ['src/platform/log.server.ts', './x/../y.ts'],
  ['tests/e2e/server.spec.ts', '../setup.ts'],
])('%s may not reach upwards with %s', (path, specifier) => {
  expect(rulesBroken(path, `import { x } from '${specifier}'`)).toContain('no ../ in imports')
})

test.each([
  ['src/root.tsx', './ui/styles.css'],
  ['src/app.ts', './platform/log.server.ts'],
  ['src/platform/start.server.ts', '#platform/log.server.ts'],
])('%s may not write %s: # across folders, ./ inside one', (path, specifier) => {
  expect(rulesBroken(path, `import '${specifier}'`)).toContain('# across folders, ./ inside one')
})

test.each(['src/site/header.tsx', 'src/features/blog/list-page.tsx', 'src/app.ts'])(
  '%s may not bring the admin into the site',
  (path) => {
    const source = "import { x } from '#features/blog/admin.tsx'"
    expect(rulesBroken(path, source)).toContain('only the admin imports admin.tsx')
  },
)

describe('nothing of the admin is sent to a visitor', () => {
  const site = new Map([
    ['src/routes.ts', "export default [index('site/home/page.tsx')]"],
    ['src/site/home/page.tsx', "import { x } from '#features/blog/card.tsx'"],
  ])
  const plant = (card: string) => {
    const sources = new Map([...site, ['src/features/blog/card.tsx', card]])
    return findAdmin(followImports(sources, listPublicEntries(sources)))
  }

  test('by any page of this project', () => {
    const { files } = followImports(project, listPublicEntries(project))
    expect([...files.keys()].filter((path) => !project.has(path))).toEqual([])
    expect(files.size).toBeGreaterThan(200)
    expect(findAdmin(followImports(project, listPublicEntries(project)))).toEqual([])
  })

  test.each([
    '#admin/form/text-field.tsx',
    '#admin-ui/fields/status-chip.tsx',
    './admin/tags.ts',
    './admin.tsx',
    'react-admin',
    '@mui/material',
  ])('%s is found however far it is from the page', (specifier) => {
    expect(plant(`export { x } from '${specifier}'`)).toEqual([
      expect.stringMatching(/^src\/site\/home\/page\.tsx → src\/features\/blog\/card\.tsx → /),
    ])
  })

  test.each([
    "import type { Row } from '#admin-ui/fields/status-chip.tsx'",
    "import { x } from './queries.server.ts'",
    "import { x } from './administration.ts'",
  ])('no harm is done by %s', (source) => {
    expect(plant(source)).toEqual([])
  })

  test('nor is react-admin to who signs in', () => {
    const { files, packages } = followImports(project, ['src/admin/sign-in/main.tsx'])
    expect(files.size).toBeGreaterThan(15)
    const expected = /^src\/(admin\/(sign-in|form)|ui|accounts|platform\/http)\//
    expect([...files.keys()].filter((path) => !expected.test(path))).toEqual([])
    expect([...packages.keys()].sort()).toEqual(['react', 'react-dom/client', 'react-router', 'react-router-dom'])
  })
})

describe('server code stays on the server', () => {
  const rule = 'server code is imported by server code'
  const source = "import { x } from '#platform/log.server.ts'"

  test.each(['src/site/header.tsx', 'src/features/blog/client.ts'])('%s may not import it', (path) => {
    expect(rulesBroken(path, source)).toContain(rule)
  })

  test('its types may be imported', () => {
    expect(rulesBroken('src/site/header.tsx', "import type { X } from '#platform/log.server.ts'")).toEqual([])
  })

  test.each([
    'export async function loader() {}',
    'export const loader = () => {}',
    'const loader = 1\nexport { loader }',
  ])('a page may import it for its loader: %s', (loader) => {
    expect(rulesBroken('src/site/home/page.tsx', `${source}\n${loader}`)).toEqual([])
  })
})

describe('settings are read in one place', () => {
  const rule = 'only environment.server.ts reads process.env'

  test.each([
    'const x = process.env.PORT',
    "const x = process['env']",
    'const { env } = process',
    'const { env: settings } = process',
    "import { env } from 'node:process'",
    'const x = globalThis.process.env',
  ])('%s is not for other files', (source) => {
    expect(rulesBroken('src/platform/log.server.ts', source)).toContain(rule)
    expect(rulesBroken('src/platform/environment.server.ts', source)).not.toContain(rule)
    expect(rulesBroken('commands/test.ts', source)).not.toContain(rule)
  })

  test('a comment or a text about it is no breach', () => {
    expect(rulesBroken('src/platform/log.server.ts', "// process.env\nconst x = 'process.env'")).toEqual([])
  })
})

describe('colours come from the tokens', () => {
  const rule = 'colours come from tokens.css'

  test.each([
    ['src/ui/button.css', 'a { color: #abc }'],
    ['src/ui/button.css', 'a { color: #a1b2c3d4; }'],
    ['src/ui/button.css', 'a { color: rgb(1 2 3) }'],
    ['src/site/header.tsx', '<p style={{ color: "#AABBCC" }} />'],
    ['src/site/header.tsx', '<p className="text-[#abc]" />'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the planted source is a template
    ['src/site/header.tsx', 'const x = `oklch(${l} 0 0)`'],
    ['src/site/header.tsx', 'const x = "hsl(0 0% 0%)"'],
  ])('%s: %s is refused', (path, source) => {
    expect(rulesBroken(path, source)).toContain(rule)
  })

  test.each([
    ['src/ui/tokens.css', ':root { --ink: oklch(0.2 0 0) }'],
    ['src/ui/button.css', '/* was #abc */ a { color: var(--ink) }'],
    ['src/ui/button.css', 'a { color: color-mix(in oklab, var(--ink) 50%, transparent) }'],
    ['src/site/header.tsx', '<a href="/contact#contact">#faq</a>'],
    ['src/site/header.tsx', 'class A { #abc = 1 }'],
  ])('%s: %s is fine', (path, source) => {
    expect(rulesBroken(path, source)).toEqual([])
  })
})

test('a file of 300 lines is the longest', () => {
  expect(rulesBroken('src/app.ts', 'a()\n'.repeat(300))).toEqual([])
  expect(rulesBroken('src/app.ts', 'a()\n'.repeat(301))).toEqual(['no file is over 300 lines'])
})

test.each(['src/platform/utils.ts', 'src/features/blog/helpers/date.ts', 'src/site/misc.server.ts'])(
  '%s says nothing about what is inside',
  (path) => {
    expect(rulesBroken(path, '')).toEqual(['names say what is inside'])
  },
)
