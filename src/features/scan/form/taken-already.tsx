import { Button, ButtonLink } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import type { ScanTexts } from './form-text.ts'

/** For someone who opens the form again after a scan: the result is not thrown away without being asked. */
export function TakenAlready({ text, onAgain }: { text: ScanTexts; onAgain: () => void }) {
  return (
    <Section width="narrow" className="grid min-h-[70svh] content-center">
      <h1>{text.done_title}</h1>
      <p className="lead my-6">{text.done_text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="go" to="/assessments">
          {text.done_see}
        </ButtonLink>
        <Button look="line" onClick={onAgain}>
          {text.done_again}
        </Button>
      </div>
    </Section>
  )
}
