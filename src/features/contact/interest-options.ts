type InterestOption = { value: string; label: string }

/** The choices for the area of interest that users wrote, or the built-in ones when none of that can be read. */
export function readInterestOptions(json: string): InterestOption[] {
  const written = parse(json)
  if (!Array.isArray(written)) return defaultOptions
  const options = written.flatMap((one) => readOption(one) ?? [])
  return options.length > 0 ? options : defaultOptions
}

function readOption(written: unknown): InterestOption | undefined {
  if (findOptionProblem(written)) return
  const { value, label } = written as InterestOption
  return { value: value.trim(), label: label.trim() }
}

const longest = 100

// Without Zod, which would bring 21 KB to this page and try `eval`, which the page's security policy reports.
/** Why the form leaves a choice out. Who saves one is told the same. */
export function findOptionProblem(written: unknown) {
  const { value, label }: Record<string, unknown> = Object(written)
  if (typeof label !== 'string' || !label.trim()) return { field: 'label', message: 'What visitors see is missing' }
  if (typeof value !== 'string' || !value.trim()) return { field: 'value', message: 'Value is missing' }
  if (value.trim().length > longest) return { field: 'value', message: `At most ${longest} characters` }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return
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
