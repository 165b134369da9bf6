import { wording } from '#features/scan/wording.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'

type Props = { reason: string; text?: string; onRetry?: () => void }

/** A link that leads to no result, with what is known about why. */
export function Missing({ reason, text, onRetry }: Props) {
  return (
    <Section width="narrow" className="grid min-h-[70svh] content-center">
      <h1>{wording.notFoundTitle}</h1>
      <p className="lead mt-6" role="alert">
        {reason}
      </p>
      {text && <p className="mt-3 max-w-prose text-soft">{text}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink look="go" to="/assessments">
          {wording.toScan}
        </ButtonLink>
        {onRetry && (
          <Button look="line" onClick={onRetry}>
            {wording.retry}
          </Button>
        )}
      </div>
    </Section>
  )
}
