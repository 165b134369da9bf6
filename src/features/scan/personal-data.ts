export const companySizes = ['startup', 'small', 'medium', 'large', 'enterprise'] as const

type CompanySize = (typeof companySizes)[number]

export const companySizeNames = {
  startup: 'Startup (1-10)',
  small: 'Small (11-50)',
  medium: 'Medium (51-200)',
  large: 'Large (201-1000)',
  enterprise: 'Enterprise (1000+)',
} as const satisfies Record<CompanySize, string>

/** How many people those are, in a sentence. */
export const companySizePeople = {
  startup: '1 to 10',
  small: '11 to 50',
  medium: '51 to 200',
  large: '201 to 1,000',
  enterprise: 'more than 1,000',
} as const satisfies Record<CompanySize, string>

/** All of it is optional. */
export type PersonalData = {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  role?: string | undefined
  companyName?: string | undefined
  companySize?: CompanySize | undefined
}
