import { Autocomplete, TextField } from '@mui/material'
import { type LinkTarget, useLinkTargets } from './link-targets.ts'

type Props = {
  value: string
  onChange: (typed: string) => void
  /** Something of this site was taken from the list. */
  onChoose?: (target: LinkTarget) => void
  label?: string
  problem?: string
}

/** Where a link leads: an address, or words by which a page, an article, an event or a person is found. */
export function LinkField({ value, onChange, onChoose, label = 'Address', problem }: Props) {
  const targets = useLinkTargets(value)
  return (
    <Autocomplete
      freeSolo
      fullWidth
      options={targets}
      // The server has looked already, typing errors included.
      filterOptions={(all) => all}
      getOptionLabel={(target) => (typeof target === 'string' ? target : target.path)}
      getOptionKey={(target) => (typeof target === 'string' ? target : `${target.kind} ${target.title} ${target.path}`)}
      isOptionEqualToValue={() => false}
      inputValue={value}
      onInputChange={(_event, typed, why) => why !== 'reset' && onChange(typed)}
      value={null as LinkTarget | string | null}
      onChange={(_event, chosen) => {
        if (!chosen || typeof chosen === 'string') return
        onChange(chosen.path)
        onChoose?.(chosen)
      }}
      renderOption={({ key, ...props }, { title, kind, path, isPublic }) => (
        <li {...props} key={key}>
          <div className="link-target">
            <span>{title}</span>
            <span className="admin-badge">{isPublic ? kind : `${kind}, not public`}</span>
            <span className="admin-hint one-line">{path}</span>
          </div>
        </li>
      )}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={label}
          error={Boolean(problem)}
          helperText={
            problem || 'Type what you look for, or an address such as https://example.com or name@example.com'
          }
          autoFocus
        />
      )}
    />
  )
}
