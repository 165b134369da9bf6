import { useEffect, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Drawing } from '#ui/drawing.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import type { HomeText } from './content.ts'
import './hero.css'

const artShapes = `
  <path class="lane-agile" d="M0 44H560C860 44 820 372 1096 372"/>
  <path class="lane-ai" d="M0 684H520C840 684 820 372 1096 372"/>
  <path class="lane-velocity" stroke-width="16" d="M1096 372H1150C1290 372 1270 216 1400 216H1440"/>
  <path class="lane-agile" stroke-width="19" d="M330 44h0M560 44h0"/>
  <path class="lane-ai" stroke-width="19" d="M250 684h0M520 684h0"/>
  <path class="lane-velocity" stroke-width="42" d="M1096 372h0"/>
  <path class="hero-inside" stroke-width="13" d="M330 44h0M560 44h0M250 684h0M520 684h0"/>
  <path class="hero-inside" stroke-width="26" d="M1096 372h0"/>
`

const bandShapes = `
  <path class="lane-agile" d="M-400 14H70C190 14 150 62 256 62"/>
  <path class="lane-ai" d="M-400 106H50C180 106 150 62 256 62"/>
  <path class="lane-velocity" d="M256 62H276C340 62 320 24 380 24H900"/>
  <circle class="station lane-agile" cx="70" cy="14" r="5"/>
  <circle class="station lane-ai" cx="50" cy="106" r="5"/>
  <circle class="station lane-velocity" cx="256" cy="62" r="10"/>
`

export function Hero({ text }: HomeText) {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return (
    <section className="hero">
      <div data-critical-hero="" className="hero-track" aria-hidden="true" hidden={mounted} />
      <Drawing viewBox="0 0 1440 720" preserveAspectRatio="none" className="hero-art drawn" shapes={artShapes} />
      <div className="page-width page-head hero-text">
        <Badge>{text.hero_badge}</Badge>
        <h1>
          {text.hero_title.split(/(?<=\.) /).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p className="lead">{text.hero_subline}</p>
        <div className="button-row">
          <ButtonLink look="go" to="/contact">
            {text.hero_primary}
            <Icon path={arrowRight} />
          </ButtonLink>
          <ButtonLink look="line" to="/services/ai-consulting">
            {text.hero_secondary}
          </ButtonLink>
        </div>
      </div>
      <Drawing
        viewBox="0 0 390 120"
        preserveAspectRatio="xMidYMid slice"
        className="drawing hero-band drawn"
        shapes={bandShapes}
      />
      <p className="page-width hero-strip">
        {text.hero_strip.split(/ (?=[×=])|(?<=[×=]) /).map((part) => (
          <span key={part}>{part} </span>
        ))}
      </p>
    </section>
  )
}
