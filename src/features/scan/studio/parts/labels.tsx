import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { archetypes } from '#features/scan/scoring/archetypes.ts'
import { WordsField } from '#features/scan/studio/fields.tsx'
import type { VersionForm } from '#features/scan/studio/use-version-editor.ts'

/** The call to action under the result, by archetype. */
export function Labels() {
  const named = useWatch<VersionForm, 'definition.archetypes'>({ name: 'definition.archetypes' })
  return (
    <section className="panel studio-group" aria-label="Call to action">
      <h2>Call to action</h2>
      <p className="admin-hint">
        The button under a result. All other buttons and headings are <Link to="/admin/content/scan">page texts</Link>.
      </p>
      {archetypes.map((archetype) => (
        <WordsField
          key={archetype}
          name={`definition.archetypes.${archetype}.callToAction`}
          label={`For “${named[archetype].name || archetype}”`}
        />
      ))}
    </section>
  )
}
