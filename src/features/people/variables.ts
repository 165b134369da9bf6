/** What a template may stand in for, and what that is. */
export const variables = {
  name: 'their name',
  first_name: 'their first name',
  company: 'their company',
  sender: 'your own name',
} as const

type Values = Record<keyof typeof variables, string | null>

const pattern = /\{([^{}\n]*)\}/g

const isKnown = (name: string): name is keyof Values => Object.hasOwn(variables, name)

/** Says which variable of a text nobody knows, and which there are, or which lacks a brace or has one too many. */
export function findUnknown(text: string): string | undefined {
  const unknown = [...text.matchAll(pattern)].find(([, name = '']) => !isKnown(name))
  if (!unknown) return findBroken(text)
  const known = Object.keys(variables).map((name) => `{${name}}`)
  return `There is no ${unknown[0]}. What can be filled in: ${known.join(', ')}`
}

const findBroken = (text: string) =>
  /\{[\w\0]|[\w\0]\}/.test(text.replaceAll(pattern, '\0')) ? 'A variable has one brace on each side' : undefined

export const valuesFor = (person: { name: string | null; company: string | null }, sender: string): Values => ({
  name: person.name,
  first_name: person.name?.trim().split(/\s+/)[0] ?? null,
  company: person.company,
  sender,
})

/** Puts in what is known. What is not stays as it is, for somebody to see. */
export const fillIn = (text: string, values: Values) =>
  text.replaceAll(pattern, (whole, name: string) => (isKnown(name) ? values[name] || whole : whole))

/** A variable that was not filled in: nobody should be called `{name}`. */
export const findUnfilled = (text: string) => [...text.matchAll(pattern)].find(([, name = '']) => isKnown(name))?.[0]
