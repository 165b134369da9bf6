import type { PageDefaults } from '#records/page-content/defaults.ts'

/** The built-in texts of every page whose texts staff may change. */
export const pageDefaults: PageDefaults[] = []
