import { MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useStore } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Preview } from '#admin-ui/preview/preview.tsx'
import { type PreviewScreen, PreviewScreenSwitch, previewScreens } from '#admin-ui/preview/preview-screen.tsx'
import { exampleOf } from '#features/scan/results/examples.ts'
import { type Archetype, archetypes } from '#features/scan/scoring/archetypes.ts'
import { versionsResource } from './client.ts'
import type { VersionForm } from './use-version-editor.ts'

export type Shown = 'start' | 'questions' | 'result'

type Props = { id: string; shown: Shown; onShow: (shown: Shown) => void }

const pages = { start: '/assessments', questions: '/scan/transformation-readiness' }

/** The real scan with what is typed: its start, all of its questions, or the result of each archetype. */
export function PreviewPane({ id, shown, onShow }: Props) {
  const definition = useWatch<VersionForm, 'definition'>({ name: 'definition' })
  const [screen, setScreen] = useStore<PreviewScreen>('scan.screen', 'phone')
  const [archetype, setArchetype] = useStore<Archetype>('scan.archetype', 'explorer')
  const path = shown === 'result' ? `/assessment/shared/${exampleOf(archetype)}` : pages[shown]
  return (
    <aside className="panel preview-pane" aria-label="Preview">
      <div className="admin-drawer-head">
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          onChange={(_event, next: Shown | null) => next && onShow(next)}
          aria-label="What is shown"
        >
          <ToggleButton value="start">Start</ToggleButton>
          <ToggleButton value="questions">Questions</ToggleButton>
          <ToggleButton value="result">Result</ToggleButton>
        </ToggleButtonGroup>
        {shown === 'result' && (
          <TextField
            select
            label="Result of"
            value={archetype}
            onChange={({ target }) => setArchetype(target.value as Archetype)}
            sx={{ maxWidth: '10rem' }}
          >
            {archetypes.map((key) => (
              <MenuItem key={key} value={key}>
                {definition.archetypes[key].name || key}
              </MenuItem>
            ))}
          </TextField>
        )}
        <PreviewScreenSwitch screen={screen} onChoose={setScreen} />
      </div>
      <Preview
        path={path}
        drafts={[{ resource: versionsResource, id, values: { definition } }]}
        screen={previewScreens[screen]}
      />
    </aside>
  )
}
