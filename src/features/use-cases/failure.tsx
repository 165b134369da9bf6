import { Button } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { useCasesFailure } from './client.ts'

/** After the last retry: what happened, and the one thing that can be done about it. */
export function Failure() {
  return (
    <Section width="narrow">
      <div role="alert">
        <h2>{useCasesFailure.title}</h2>
        <p className="lead mt-4 mb-8">{useCasesFailure.text}</p>
      </div>
      <Button look="ink" onClick={() => location.reload()}>
        Retry
      </Button>
    </Section>
  )
}
