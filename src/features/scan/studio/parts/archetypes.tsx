import { useController, useWatch } from 'react-hook-form'
import { SortableRows } from '#admin-ui/screens/sortable-rows.tsx'
import { archetypeOf, archetypes } from '#features/scan/scoring/archetypes.ts'
import { levelKeys, type Pillar } from '#features/scan/scoring/pillars.ts'
import { NumberField, WordsField } from '#features/scan/studio/fields.tsx'
import type { VersionForm } from '#features/scan/studio/use-version-editor.ts'

/** Which archetype a result has, and what is said of each. */
export function Archetypes() {
  const definition = useWatch<VersionForm, 'definition'>({ name: 'definition' })
  const { catalyst } = definition.archetypes
  return (
    <>
      <section className="panel studio-group" aria-label="Archetype rule">
        <h2>Archetype rule</h2>
        <p className="admin-hint">
          A result is “{catalyst.name}” when all three pillars are strong and close together. Otherwise it is the
          archetype of the highest pillar.
        </p>
        <div className="admin-row">
          <NumberField name="definition.rule.from" label="All pillars from" from={0} to={100} hint="points" />
          <NumberField name="definition.rule.within" label="At most apart" from={0} to={100} hint="points" />
        </div>
        <Ties />
      </section>
      {archetypes.map((archetype) => {
        const { name } = definition.archetypes[archetype]
        const path = `definition.archetypes.${archetype}`
        return (
          <section key={archetype} className="panel studio-group" aria-label={name || archetype}>
            <h2>{name || archetype}</h2>
            <WordsField name={`${path}.name`} label="Name of the archetype" />
            <WordsField name={`${path}.tagline`} label="The line under its name" />
            {levelKeys.map((level) => (
              <WordsField
                key={level}
                name={`${path}.messages.${level}`}
                label={`Message when the readiness is “${definition.levels[level].name}”`}
                isLong
              />
            ))}
          </section>
        )
      })}
    </>
  )
}

/** Of equal pillars the first in this list decides. */
function Ties() {
  const { pillars, archetypes: named } = useWatch<VersionForm, 'definition'>({ name: 'definition' })
  const { field } = useController<VersionForm, 'definition.rule.ties'>({ name: 'definition.rule.ties' })
  const nameOf = (pillar: Pillar) => pillars[pillar].name || pillar
  const move = (from: number, to: number) => {
    const moved = field.value.toSpliced(from, 1)
    field.onChange(moved.toSpliced(to, 0, field.value[from] ?? 'ai'))
  }
  return (
    <>
      <h3>When pillars are equally high, this one decides</h3>
      <SortableRows
        rows={field.value.map((id) => ({ id }))}
        nameOf={({ id }) => nameOf(id as Pillar)}
        isMovable
        onMove={move}
      >
        {({ id }) => (
          <span>
            {nameOf(id as Pillar)} <span className="soft">{named[archetypeOf[id as Pillar]].name}</span>
          </span>
        )}
      </SortableRows>
    </>
  )
}
