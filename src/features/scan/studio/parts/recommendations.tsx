import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Button, IconButton } from '@mui/material'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { SortableRows } from '#admin-ui/screens/sortable-rows.tsx'
import { archetypes } from '#features/scan/scoring/archetypes.ts'
import { type Pillar, pillars } from '#features/scan/scoring/pillars.ts'
import { NumberField, WordsField } from '#features/scan/studio/fields.tsx'
import type { VersionForm } from '#features/scan/studio/use-version-editor.ts'

/** Up to three recommendations: how they are chosen, and what there is to choose from. */
export function Recommendations() {
  const definition = useWatch<VersionForm, 'definition'>({ name: 'definition' })
  return (
    <>
      <section className="panel studio-group" aria-label="Which are shown">
        <h2>Which are shown</h2>
        <p className="admin-hint">
          Up to three: first those of the lowest pillar, then of the second-lowest, then the archetype’s own. A pillar
          gives its recommendations in their order, each as long as the score is below its own limit.
        </p>
        {(['lowest', 'second'] as const).map((part) => (
          <div key={part} className="studio-range">
            <span className="admin-label">{part === 'lowest' ? 'The lowest pillar' : 'The second-lowest pillar'}</span>
            <NumberField name={`definition.recommendations.${part}.below`} label="If below" from={0} to={101} />
            <NumberField name={`definition.recommendations.${part}.most`} label="Gives up to" from={0} to={3} />
          </div>
        ))}
      </section>
      {pillars.map((pillar) => (
        <PillarAdvice key={pillar} pillar={pillar} title={definition.pillars[pillar].name || pillar} />
      ))}
      <section className="panel studio-group" aria-label="By archetype">
        <h2>By archetype</h2>
        {archetypes.map((archetype) => {
          const { name } = definition.archetypes[archetype]
          const path = `definition.archetypes.${archetype}.action`
          return (
            <div key={archetype}>
              <h3>{name || archetype}</h3>
              <WordsField name={`${path}.title`} label={`Title for ${name || archetype}`} />
              <WordsField name={`${path}.text`} label={`Text for ${name || archetype}`} isLong />
            </div>
          )
        })}
      </section>
    </>
  )
}

function PillarAdvice({ pillar, title }: { pillar: Pillar; title: string }) {
  const { control } = useFormContext<VersionForm>()
  const name = `definition.recommendations.pillars.${pillar}` as const
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'key' })
  return (
    <section className="panel studio-group" aria-label={title}>
      <h2>{title}</h2>
      <SortableRows
        rows={fields.map(({ key, title }, place) => ({ id: key, title, place }))}
        nameOf={(row) => row.title || 'New recommendation'}
        isMovable={fields.length > 1}
        onMove={move}
      >
        {({ place, title: called }) => (
          <div className="studio-advice">
            <WordsField name={`${name}.${place}.title`} label="Title" />
            <WordsField name={`${name}.${place}.text`} label="Text" isLong />
            <div className="spread">
              <NumberField name={`${name}.${place}.below`} label="If below" from={0} to={101} />
              <IconButton aria-label={`Remove ${called || 'this recommendation'}`} onClick={() => remove(place)}>
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </div>
          </div>
        )}
      </SortableRows>
      <Button size="small" startIcon={<Add />} onClick={() => append({ title: '', text: '', below: 70 })}>
        Add a recommendation on {title}
      </Button>
    </section>
  )
}
