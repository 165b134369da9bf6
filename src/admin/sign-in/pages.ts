type Page = {
  title: string
  /** Its address is a secret. */
  hasToken?: boolean
}

/** Every page before the admin, by its path. */
export const signInPages: Partial<Record<string, Page>> = {
  '/admin/login': { title: 'Sign in' },
  '/admin/forgot-password': { title: 'Forgotten password' },
  '/admin/reset-password': { title: 'Choose a new password', hasToken: true },
  '/admin/welcome': { title: 'Choose your password', hasToken: true },
  '/admin/set-up': { title: 'Set up', hasToken: true },
}

export const titleOf = (path: string, companyName: string) => `${signInPages[path]?.title} | ${companyName}`
