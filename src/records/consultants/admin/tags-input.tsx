import { Autocomplete, createFilterOptions, TextField } from '@mui/material'
import { useState } from 'react'
import { InputHelperText, useCreate, useGetList, useInput, useNotify, useRecordContext } from 'react-admin'

type Tag = { id: string; name: string }

const resource = 'consultant-tags'
const newId = 'new'
const filter = createFilterOptions<Tag>()

/** Links and unlinks tags. One that is not there yet is made as soon as it is chosen. */
export function ConsultantTagsInput() {
  const tags = useTags()
  const makeTag = useMakeTag()
  const { field, fieldState, id } = useInput({ source: 'tag_ids', defaultValue: [] })
  const [typed, setTyped] = useState('')
  const ids: string[] = field.value ?? []
  async function choose(chosen: Tag[]) {
    setTyped('')
    const kept = chosen.map((tag) => tag.id).filter((id) => id !== newId)
    field.onChange(kept)
    const made = kept.length < chosen.length ? await makeTag(typed.trim()) : undefined
    if (made) field.onChange([...kept, made.id])
  }
  return (
    <Autocomplete
      multiple
      autoHighlight
      filterSelectedOptions
      id={id}
      options={tags}
      value={ids.map((id) => tags.find((tag) => tag.id === id) ?? { id, name: '…' })}
      onChange={(_event, chosen) => choose(chosen)}
      inputValue={typed}
      onInputChange={(_event, text, why) => why !== 'reset' && setTyped(text)}
      onBlur={field.onBlur}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(options, state) => {
        const found = filter(options, state)
        const name = state.inputValue.trim()
        const isKnown = tags.some((tag) => tag.name.toLowerCase() === name.toLowerCase())
        return name && !isKnown ? [...found, { id: newId, name: `Create “${name}”` }] : found
      }}
      noOptionsText="Type a word to create the first tag"
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label="Tags"
          error={fieldState.invalid}
          helperText={
            <InputHelperText
              error={fieldState.error?.message ?? ''}
              helperText="What this person stands for. A word that is not there yet becomes a new tag."
            />
          }
        />
      )}
    />
  )
}

function useTags(): Tag[] {
  const notify = useNotify()
  const record = useRecordContext()
  const { data } = useGetList<Tag>(
    resource,
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } },
    { onError: ({ message }) => notify(message, { type: 'error' }) },
  )
  return data ?? record?.tags ?? []
}

function useMakeTag() {
  const [create] = useCreate<Tag>()
  const notify = useNotify()
  return async (name: string): Promise<Tag | undefined> => {
    try {
      const tag = (await create(resource, { data: { name } }, { returnPromise: true })) as Tag
      notify(`resources.${resource}.notifications.created`, { type: 'success', messageArgs: { smart_count: 1 } })
      return tag
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
}
