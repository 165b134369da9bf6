import { Section } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'

export function Loading({ label }: { label: string }) {
  return (
    <Section width="narrow">
      <div className="grid min-h-[50svh] place-content-center justify-items-center gap-4">
        <Spinner label={label} />
        <p aria-hidden="true">{label}</p>
      </div>
    </Section>
  )
}
