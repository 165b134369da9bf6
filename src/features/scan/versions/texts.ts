import { archetypes } from '#features/scan/scoring/archetypes.ts'
import { bandKeys, levelKeys, pillars } from '#features/scan/scoring/pillars.ts'
import type { ScanVersion } from './version.ts'

type VersionText = { path: string; label: string; text: string }

/** Every text of a version with the words that users know it by. */
export function listTexts(version: ScanVersion): VersionText[] {
  const { questions, bands, levels, recommendations } = version
  const nameOf = (pillar: (typeof pillars)[number]) => version.pillars[pillar].name || pillar
  return [
    ...questions.flatMap(({ text, terms }, i) => [
      { path: `questions.${i}.text`, label: `Question ${i + 1}`, text },
      ...terms.flatMap(({ term, definition }, place) => [
        { path: `questions.${i}.terms.${place}.term`, label: `Question ${i + 1}, a term`, text: term },
        {
          path: `questions.${i}.terms.${place}.definition`,
          label: `Question ${i + 1}, the meaning of “${term}”`,
          text: definition,
        },
      ]),
    ]),
    ...pillars.flatMap((pillar) => [
      { path: `pillars.${pillar}.name`, label: `The name of the pillar ${pillar}`, text: version.pillars[pillar].name },
      ...bandKeys.map((band) => ({
        path: `pillars.${pillar}.readings.${band}`,
        label: `${nameOf(pillar)}, what “${bands[band].name}” means`,
        text: version.pillars[pillar].readings[band],
      })),
    ]),
    ...bandKeys.map((key) => ({
      path: `bands.${key}.name`,
      label: `The name of a band (${key})`,
      text: bands[key].name,
    })),
    ...levelKeys.map((key) => ({
      path: `levels.${key}.name`,
      label: `The name of a readiness (${key})`,
      text: levels[key].name,
    })),
    ...archetypes.flatMap((archetype) => {
      const { name, tagline, messages, action, callToAction } = version.archetypes[archetype]
      const path = `archetypes.${archetype}`
      const called = name || archetype
      return [
        { path: `${path}.name`, label: `The name of the archetype ${archetype}`, text: name },
        { path: `${path}.tagline`, label: `${called}, the line under its name`, text: tagline },
        ...levelKeys.map((level) => ({
          path: `${path}.messages.${level}`,
          label: `${called}, the message for “${levels[level].name}”`,
          text: messages[level],
        })),
        { path: `${path}.action.title`, label: `${called}, its recommendation’s title`, text: action.title },
        { path: `${path}.action.text`, label: `${called}, its recommendation`, text: action.text },
        { path: `${path}.callToAction`, label: `${called}, the call to action`, text: callToAction },
      ]
    }),
    ...pillars.flatMap((pillar) =>
      recommendations.pillars[pillar].flatMap(({ title, text }, i) => [
        {
          path: `recommendations.pillars.${pillar}.${i}.title`,
          label: `${nameOf(pillar)}, recommendation ${i + 1}, its title`,
          text: title,
        },
        {
          path: `recommendations.pillars.${pillar}.${i}.text`,
          label: `${nameOf(pillar)}, recommendation ${i + 1}`,
          text,
        },
      ]),
    ),
  ]
}

export const listBlankTexts = (version: ScanVersion) => listTexts(version).filter(({ text }) => text.trim() === '')
