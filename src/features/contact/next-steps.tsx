import type { ContactText } from './text.ts'

export function NextSteps({ text }: ContactText) {
  return (
    <div>
      <h2>{text.next_title}</h2>
      <ol className="next-steps">
        {[text.next_1, text.next_2, text.next_3].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
