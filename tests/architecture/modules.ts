import ts from 'typescript'

/** What one source file imports, exports and says, as far as the rules ask for it. */
export type Module = {
  imports: { specifier: string; isType: boolean }[]
  exports: Set<string>
  /** Text in quotes, templates and markup, without import specifiers. */
  texts: string[]
  readsEnvironment: boolean
}

export function readModule(path: string, source: string): Module {
  const module: Module = { imports: [], exports: new Set(), texts: [], readsEnvironment: false }
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node) => {
    const specifier = specifierOf(node)
    if (specifier) module.imports.push({ specifier: specifier.text, isType: isTypeOnly(node) })
    for (const name of exportedNames(node)) module.exports.add(name)
    if (isText(node) && !isSpecifier(node)) module.texts.push(node.text)
    if (isEnvironment(node)) module.readsEnvironment = true
    ts.forEachChild(node, visit)
  }
  visit(file)
  return module
}

/** Every way to name another file: import, export from, import type, import(), import('…').Type, import = require(). */
function specifierOf(node: ts.Node): ts.StringLiteralLike | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier)
  if (ts.isExternalModuleReference(node)) return literal(node.expression)
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literal(node.argument.literal)
  if (!ts.isCallExpression(node)) return undefined
  const isCall = node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require'
  return isCall ? literal(node.arguments[0]) : undefined
}

const literal = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node : undefined)

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  if (!ts.isImportDeclaration(node) || !node.importClause) return false
  const { phaseModifier, name, namedBindings } = node.importClause
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false
  return namedBindings.elements.length > 0 && namedBindings.elements.every((element) => element.isTypeOnly)
}

function exportedNames(node: ts.Node): string[] {
  if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)) {
    return node.exportClause.elements.map((element) => element.name.text)
  }
  if (!ts.canHaveModifiers(node)) return []
  if (!ts.getModifiers(node)?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText())
  return ts.isFunctionDeclaration(node) && node.name ? [node.name.text] : []
}

type Text = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail | ts.JsxText

const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node)

const isSpecifier = (node: ts.Node) =>
  specifierOf(node.parent) === node || (ts.isLiteralTypeNode(node.parent) && specifierOf(node.parent.parent) === node)

/** `process.env`, `process['env']`, `const { env } = process` and `import { env } from 'node:process'`. */
function isEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'env' && isProcess(node.expression)
  if (ts.isElementAccessExpression(node))
    return literal(node.argumentExpression)?.text === 'env' && isProcess(node.expression)
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isObjectBindingPattern(node.name)) {
    return (
      isProcess(node.initializer) &&
      node.name.elements.some((part) => (part.propertyName ?? part.name).getText() === 'env')
    )
  }
  if (!ts.isImportSpecifier(node)) return false
  const declaration = node.parent.parent.parent
  return (
    /^(node:)?process$/.test(specifierOf(declaration)?.text ?? '') && (node.propertyName ?? node.name).text === 'env'
  )
}

const isProcess = (node: ts.Expression) => /^(globalThis\.)?process$/.test(node.getText())
