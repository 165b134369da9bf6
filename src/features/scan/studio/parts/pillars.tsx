import { useWatch } from 'react-hook-form'
import { bandKeys, levelKeys, pillars } from '#features/scan/scoring/pillars.ts'
import { NumberField, WordsField } from '#features/scan/studio/fields.tsx'
import type { VersionForm } from '#features/scan/studio/use-version-editor.ts'

/** What the pillars are called, what their scores count as and mean. */
export function Pillars() {
  const definition = useWatch<VersionForm, 'definition'>({ name: 'definition' })
  return (
    <>
      <section className="panel studio-group" aria-label="Bands">
        <h2>Bands</h2>
        <p className="admin-hint">What a pillar’s score from 0 to 100 counts as. Both ends belong to the band.</p>
        {bandKeys.map((band) => (
          <div key={band} className="studio-range">
            <WordsField name={`definition.bands.${band}.name`} label="Name" />
            <NumberField name={`definition.bands.${band}.from`} label="From" from={0} to={100} />
            <NumberField name={`definition.bands.${band}.to`} label="To" from={0} to={100} />
          </div>
        ))}
      </section>
      <section className="panel studio-group" aria-label="Readiness">
        <h2>Readiness</h2>
        <p className="admin-hint">By the average of the three pillars, unrounded: 79.67 is not yet 80.</p>
        {levelKeys.map((level) => (
          <div key={level} className="studio-range">
            <WordsField name={`definition.levels.${level}.name`} label="Name" />
            <NumberField name={`definition.levels.${level}.from`} label="From" from={0} to={100} />
          </div>
        ))}
      </section>
      {pillars.map((pillar) => (
        <section key={pillar} className="panel studio-group" aria-label={definition.pillars[pillar].name || pillar}>
          <h2>{definition.pillars[pillar].name || pillar}</h2>
          <WordsField name={`definition.pillars.${pillar}.name`} label="Name of the pillar" />
          {bandKeys.map((band) => (
            <WordsField
              key={band}
              name={`definition.pillars.${pillar}.readings.${band}`}
              label={`What “${definition.bands[band].name}” means`}
              isLong
            />
          ))}
        </section>
      ))}
    </>
  )
}
