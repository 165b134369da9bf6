import { dirname } from 'node:path'
import { findPlace, isTest, resolveImport } from './layers.ts'
import { type Module, readModule } from './modules.ts'

export type Violation = { file: string; rule: Rule; detail: string }
type Rule = keyof typeof rules
type File = { path: string; source: string; module: Module }

const code = /\.tsx?$/
const serverOnly = /\.server\.tsx?$/
const forbiddenName = /^(utils?|helpers?|commons?|misc|managers?)$/
const colour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i
const climbs = /(^|\/)\.\.(\/|$)/
const longest = 300

/** Each rule answers what is wrong with a file, nothing when all is well. */
const rules = {
  'imports only go down': ({ path, module }: File) =>
    module.imports.flatMap(({ specifier }) => (pointsUpOrAside(path, specifier) ? specifier : [])),

  'no ../ in imports': ({ path, module }: File) =>
    module.imports.flatMap(({ specifier }) => (isProductOrTest(path) && climbs.test(specifier) ? specifier : [])),

  '# across folders, ./ inside one': ({ path, module }: File) =>
    module.imports.flatMap(({ specifier }) => (hasWrongForm(path, specifier) ? specifier : [])),

  'only the admin imports admin.tsx': ({ path, module }: File) =>
    module.imports.flatMap(({ specifier }) => {
      const isAdmin = /^src\/(features|records)\/[^/]+\/admin\.tsx$/.test(resolveImport(path, specifier) ?? '')
      return isAdmin && findPlace(path)?.unit !== 'src/admin' && !isTest(path) ? specifier : []
    }),

  'server code is imported by server code': ({ path, module }: File) =>
    mayUseServerCode(path, module)
      ? []
      : module.imports.flatMap(({ specifier, isType }) => (serverOnly.test(specifier) && !isType ? specifier : [])),

  'only environment.server.ts reads process.env': ({ path, module }: File) =>
    module.readsEnvironment && isProduct(path) && path !== 'src/platform/environment.server.ts' ? ['process.env'] : [],

  'colours come from tokens.css': ({ path, source, module }: File) => {
    if (!path.startsWith('src/') || path === 'src/ui/tokens.css' || isTest(path)) return []
    const texts = code.test(path) ? module.texts : [source.replace(/\/\*[\s\S]*?\*\//g, '')]
    return texts.flatMap((text) => text.match(colour)?.[0] ?? [])
  },

  'no file is over 300 lines': ({ path, source }: File) => {
    const lines = source.trimEnd().split('\n').length
    return path.startsWith('src/') && lines > longest ? [`${lines} lines`] : []
  },

  'names say what is inside': ({ path }: File) =>
    path.split(/[/.]/).flatMap((word) => (forbiddenName.test(word) ? word : [])),
}

/** Every breach of the import rule and its companions among these files, whose paths start at the project's root. */
export function findViolations(files: Map<string, string>): Violation[] {
  return [...files].flatMap(([path, source]) => {
    const file = { path, source, module: code.test(path) ? readModule(path, source) : noModule }
    return (Object.keys(rules) as Rule[]).flatMap((rule) =>
      rules[rule](file).map((detail) => ({ file: path, rule, detail })),
    )
  })
}

function pointsUpOrAside(path: string, specifier: string): boolean {
  const target = resolveImport(path, specifier)
  const [from, to] = [findPlace(path), target && findPlace(target)]
  if (!from || !target || from.floor === 8) return false
  if (!to) return true
  if (isTest(path) && to.unit === 'tests') return false
  return from.unit !== to.unit && from.floor <= to.floor
}

/** Stylesheets name their neighbours the way CSS does, hence only code is asked. */
function hasWrongForm(path: string, specifier: string): boolean {
  const target = resolveImport(path, specifier)
  if (!target || !isProduct(path)) return false
  if (specifier.startsWith('#')) return dirname(target) === dirname(path)
  return findPlace(path)?.unit !== findPlace(target)?.unit
}

/** A page's loader runs on the server alone and the build cuts it out of the browser's file; so does all the wiring. */
function mayUseServerCode(path: string, { exports }: Module): boolean {
  if (serverOnly.test(path) || isTest(path) || (findPlace(path)?.floor ?? 8) >= 7 || path.startsWith('db/')) return true
  return ['loader', 'action', 'middleware'].some((name) => exports.has(name))
}

/** The commands and benchmarks run on plain Node from the project's root and name what they start. */
const isProductOrTest = (path: string) => isProduct(path) || path.startsWith('tests/')

const isProduct = (path: string) => path.startsWith('src/') || path.startsWith('db/')

const noModule: Module = { imports: [], exports: new Set(), texts: [], readsEnvironment: false }
