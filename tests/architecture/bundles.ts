import { resolveImport } from './layers.ts'
import { readModule } from './modules.ts'

/** What a browser is sent: files and packages, each with the way that leads to it. */
type Bundle = { files: Map<string, string[]>; packages: Map<string, string[]> }

/** Everything that the entries import, directly or through others. Types and server code are cut out of it. */
export function followImports(sources: Map<string, string>, entries: string[]): Bundle {
  const bundle: Bundle = { files: new Map(entries.map((entry) => [entry, [entry]])), packages: new Map() }
  // A map goes on with what is added while it is walked through.
  for (const [path, way] of bundle.files) {
    const source = sources.get(path)
    if (source === undefined || !/\.tsx?$/.test(path)) continue
    for (const { specifier, isType } of readModule(path, source).imports) {
      if (isType || /\.server\.tsx?$/.test(specifier) || specifier.startsWith('./+types/')) continue
      const file = resolveImport(path, specifier)
      const [found, name] = file ? [bundle.files, file] : [bundle.packages, specifier]
      if (!found.has(name)) found.set(name, [...way, name])
    }
  }
  return bundle
}

/** The files that the public site starts with: the document, the browser's entry and every page. */
export function listPublicEntries(sources: Map<string, string>): string[] {
  const { texts } = readModule('src/routes.ts', sources.get('src/routes.ts') ?? '')
  const pages = texts.filter((text) => /\.tsx?$/.test(text)).map((page) => `src/${page}`)
  return ['src/root.tsx', 'src/entry.client.tsx', ...pages]
}

const adminFile = /^src\/(admin\/|admin-ui\/|(features|records)\/[^/]+\/admin(?![a-z]))/
const adminPackage = /^(react-admin|react-router-dom|ra-|@mui\/|@emotion\/|@tiptap\/)/

/** Ways by which something of the admin gets into this bundle. */
export const findAdmin = ({ files, packages }: Bundle): string[] =>
  [...files, ...packages]
    .filter(([name]) => adminFile.test(name) || adminPackage.test(name))
    .map(([, way]) => way.join(' → '))
