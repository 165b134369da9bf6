type InterestOption = { value: string; label: string }

/** The choices for the area of interest that users wrote, or the built-in ones when none of that can be read. */
export function readInterestOptions(json: string): InterestOption[] {
  const written = parse(json)
  if (!Array.isArray(written)) return defaultOptions
  const options = written.flatMap((one) => readOption(one) ?? [])
  return options.length > 0 ? options : defaultOptions
}

// Without Zod, which would bring 21 KB to this page and try `eval`, which the page's security policy reports.
function readOption(written: unknown): InterestOption | undefined {
  const { value, label } = Object(written)
  if (typeof value !== 'string' || typeof label !== 'string') return
  const option = { value: value.trim(), label: label.trim() }
  if (option.value && option.value.length <= 100 && option.label) return option
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
