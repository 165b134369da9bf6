import { z } from 'zod'

const options = z.array(z.object({ value: z.string().trim().min(1).max(100), label: z.string().trim().min(1) })).min(1)

export type InterestOption = z.infer<typeof options>[number]

/** The choices for the area of interest: as staff wrote them, else the built-in ones when that can't be read. */
export function readInterestOptions(json: string): InterestOption[] {
  try {
    return options.parse(JSON.parse(json))
  } catch {
    return defaultOptions
  }
}

export const defaultOptions: InterestOption[] = [
  { value: 'transformation-rescue', label: 'Transformation rescue' },
  { value: 'ai-consulting', label: 'AI consulting' },
  { value: 'assessments', label: 'Assessments' },
  { value: 'training-programs', label: 'Training programs' },
  { value: 'mentoring', label: 'Mentoring' },
  { value: 'other', label: 'Something else' },
]
