import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InputHelperText, useInput } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'

type Props = { source: string; label: string; suggestions?: string[]; helperText?: string }

/** Words that are typed one by one; Enter, a comma or leaving the field ends each. */
export function TagsInput({ source, label, suggestions = [], helperText }: Props) {
  const { field, fieldState, id } = useInput({ source, defaultValue: [] })
  const [typed, setTyped] = useState('')
  const chosen: string[] = Array.isArray(field.value) ? field.value : []
  const choose = (tags: string[]) => {
    field.onChange([...new Set(tags.map((tag) => tag.trim()).filter(Boolean))])
    setTyped('')
  }
  const type = (text: string) => (text.includes(',') ? choose([...chosen, ...text.split(',')]) : setTyped(text))
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      id={id}
      options={suggestions.filter((tag) => !chosen.includes(tag))}
      value={chosen}
      onChange={(_event, tags) => choose(tags)}
      inputValue={typed}
      onInputChange={(_event, text, why) => why === 'input' && type(text)}
      onBlur={field.onBlur}
      fullWidth
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={label}
          error={fieldState.invalid}
          helperText={
            <InputHelperText
              error={fieldState.error?.message ?? ''}
              helperText={helperText ?? 'Type a word and press Enter or a comma'}
            />
          }
        />
      )}
    />
  )
}

/** Every tag that an item of this resource carries, drafts included. */
export function useTags(resource: string): string[] {
  const admin = useAdminData()
  const { data } = useQuery({
    queryKey: [resource, 'tags'],
    queryFn: () => admin.call<{ items: string[] }>('GET', `${resource}/tags`),
  })
  return data?.items ?? []
}
