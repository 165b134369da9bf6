export const passwordLength = { least: 12, most: 128 }

/** All that a browser says about a new password; how easy it is to guess is for the server to judge. */
export function findLengthFault(password: string): string | undefined {
  const { least, most } = passwordLength
  if ([...password].length < least) return `Use at least ${least} characters.`
  if (password.length > most) return `Use at most ${most} characters.`
  return undefined
}
