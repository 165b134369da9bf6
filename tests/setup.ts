import { format } from 'node:util'
import { afterAll, afterEach, vi } from 'vitest'

// A test that expects a complaint replaces the method itself: vi.spyOn(console, 'warn').mockImplementation(() => {})
const complaints: string[] = []
for (const method of ['error', 'warn'] as const) {
  console[method] = (...words: unknown[]) => {
    complaints.push(`console.${method}: ${format(...words)}`)
  }
}

afterEach(failOnComplaints)
afterAll(failOnComplaints)

function failOnComplaints() {
  const heard = complaints.splice(0)
  if (heard.length > 0) throw new Error(`Nobody expected this on the console:\n${heard.join('\n')}`)
}

// Files share a process: a clock that was stopped would stand still for the next one too.
afterEach(() => {
  vi.useRealTimers()
})
