import { useId, useState } from 'react'
import { InlineMarkup } from '#features/services/inline-markup.tsx'
import { DisclosurePanel } from '#ui/disclosure.tsx'
import { chevronDown, Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import type { DeliveryStep } from './lists.ts'
import type { RescueText } from './rescue-text.ts'
import { TrackPiece } from './track-piece.tsx'
import './delivery-plan.css'

export function DeliveryPlan({ text, steps }: RescueText & { steps: DeliveryStep[] }) {
  if (steps.length === 0) return null
  return (
    <Section tone="mist" className="delivery">
      <h2>{text.delivery_title}</h2>
      <p className="lead">{text.delivery_subtitle}</p>
      <ol className="delivery-steps">
        {steps.map((step, i) => (
          <li key={step.phase + step.title}>
            <TrackPiece place={i} of={steps.length} />
            <Phase step={step} text={text} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Phase({ step, text }: RescueText & { step: DeliveryStep }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="delivery-phase">
      <div>
        <p>{step.phase}</p>
        <h3 id={`${id}title`}>{step.title}</h3>
      </div>
      <div>
        <p>{step.description}</p>
        {step.outcome && (
          <p className="delivery-outcome">
            <b>{text.delivery_outcome}:</b> {step.outcome}
          </p>
        )}
        {step.details.length > 0 && (
          <>
            <button
              type="button"
              className="delivery-toggle"
              aria-expanded={open}
              aria-controls={id}
              aria-describedby={`${id}title`}
              onClick={() => setOpen(!open)}
            >
              {open ? text.delivery_hide : text.delivery_show}
              <Icon path={chevronDown} className="turns-when-open" />
            </button>
            <DisclosurePanel id={id} open={open}>
              <ul>
                {step.details.map((detail) => (
                  <li key={detail}>
                    <InlineMarkup text={detail} />
                  </li>
                ))}
              </ul>
            </DisclosurePanel>
          </>
        )}
      </div>
    </div>
  )
}
