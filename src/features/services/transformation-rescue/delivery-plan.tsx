import { useId, useState } from 'react'
import { InlineMarkup } from '#features/services/inline-markup.tsx'
import { DisclosurePanel } from '#ui/disclosure.tsx'
import { chevronDown, Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import type { RescueText } from './content.ts'
import type { DeliveryStep } from './lists.ts'
import './delivery-plan.css'

export function DeliveryPlan({ text, steps }: RescueText & { steps: DeliveryStep[] }) {
  return (
    <Section tone="mist" className="titled">
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
    <div className="delivery-phase split">
      <div>
        <p className="label">{step.phase}</p>
        <h3 className="subheading" id={`${id}title`}>
          {step.title}
        </h3>
      </div>
      <div>
        <p>{step.description}</p>
        {step.outcome && (
          <p className="soft">
            <b>{text.delivery_outcome}:</b> {step.outcome}
          </p>
        )}
        {step.details.length > 0 && (
          <>
            <button
              type="button"
              className="text-link"
              aria-expanded={open}
              aria-controls={id}
              aria-describedby={`${id}title`}
              onClick={() => setOpen(!open)}
            >
              {open ? text.delivery_hide : text.delivery_show}
              <Icon path={chevronDown} className="turns-when-open" />
            </button>
            <DisclosurePanel id={id} open={open}>
              <ul className="dashes">
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

/**
 * The stretch of track beside one phase. The two lanes begin loose and far apart, come nearer with each phase, and are
 * one bold line beside the last.
 */
function TrackPiece({ place, of }: { place: number; of: number }) {
  const last = of - 1
  const apart = (at: number) => (last > 0 ? Math.round(38 * (1 - Math.min(at, last) / last)) : 0)
  const isLoose = place === 0 && last > 0
  const [from, to] = [apart(place), apart(place + 1)]
  return (
    <div className="track-piece">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        strokeWidth="4"
        strokeLinecap={isLoose ? 'round' : undefined}
        strokeDasharray={isLoose ? '3 9' : undefined}
        aria-hidden="true"
      >
        {place === last ? (
          <path className="lane-velocity" strokeWidth="12" d="M50 0V100" />
        ) : (
          <>
            <path className="lane-agile" d={bend(50 - from, 50 - to)} />
            <path className="lane-ai" d={bend(50 + from, 50 + to)} />
          </>
        )}
      </svg>
      <span className="figures" aria-hidden="true">
        {place + 1}
      </span>
    </div>
  )
}

const bend = (from: number, to: number) => `M${from} 0C${from} 70 ${to} 40 ${to} 100`
