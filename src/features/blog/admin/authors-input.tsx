import Add from '@mui/icons-material/Add'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Autocomplete, Button, IconButton, TextField } from '@mui/material'
import { InputHelperText, useGetList, useInput } from 'react-admin'
import { get, useFormState } from 'react-hook-form'
import { authorSlug } from '#features/blog/post/authors.ts'
import type { Author } from '#features/blog/tables.server.ts'
import { type AuthorFields, authorFields, authorOf } from './authors.ts'
import './authors-input.css'

/** Who wrote it: names, and what more there is to say about each. Consultants are suggested. */
export function AuthorsInput() {
  const { field } = useInput({ source: 'authors', defaultValue: [] })
  const authors: Author[] = Array.isArray(field.value) ? field.value : []
  const { data: people = [] } = useGetList('consultants', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  })
  const names: string[] = people.map(({ name }) => name)
  const change = (place: number, author: Author) => field.onChange(authors.with(place, author))
  return (
    <div className="authors">
      <ol className="stack">
        {authors.map((author, place) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: an author has no other name until one is typed
            key={place}
            author={authorFields(author)}
            place={place}
            names={names}
            onChange={(fields) => change(place, authorOf(fields))}
            onRise={() =>
              field.onChange([...authors.slice(0, place - 1), author, ...authors.toSpliced(place, 1).slice(place - 1)])
            }
            onRemove={() => field.onChange(authors.toSpliced(place, 1))}
          />
        ))}
      </ol>
      <Button startIcon={<Add />} onClick={() => field.onChange([...authors, ''])}>
        Add an author
      </Button>
    </div>
  )
}

type Message = { message?: string }

type RowProps = {
  author: AuthorFields
  place: number
  names: string[]
  onChange: (author: AuthorFields) => void
  onRise: () => void
  onRemove: () => void
}

function Row({ author, place, names, onChange, onRise, onRemove }: RowProps) {
  const { errors } = useFormState({ name: 'authors' })
  const wrong = (name: string): string | undefined => {
    const found = get(errors, `authors.${place}`) as (Message & Record<string, Message>) | undefined
    return found?.[name]?.message ?? (name === 'name' ? found?.message : undefined)
  }
  const who = author.name || `author ${place + 1}`
  const text = (name: 'bio' | 'url' | 'slug', label: string, hint: string) => (
    <TextField
      label={label}
      value={author[name]}
      onChange={({ target }) => onChange({ ...author, [name]: target.value })}
      error={wrong(name) !== undefined}
      helperText={<Words problem={wrong(name)} hint={hint} />}
      multiline={name === 'bio'}
      fullWidth
    />
  )
  return (
    <li>
      <div className="authors-name">
        <Autocomplete
          freeSolo
          options={names}
          inputValue={author.name}
          onInputChange={(_event, name) => onChange({ ...author, name })}
          fullWidth
          renderInput={(parameters) => (
            <TextField
              {...parameters}
              label={`Author ${place + 1}`}
              error={wrong('name') !== undefined}
              helperText={<Words problem={wrong('name')} />}
            />
          )}
        />
        {place > 0 && (
          <IconButton aria-label={`Move ${who} up`} onClick={onRise}>
            <ArrowUpward fontSize="small" />
          </IconButton>
        )}
        <IconButton aria-label={`Remove ${who}`} onClick={onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </div>
      <details open={Boolean(author.bio || author.url || author.slug) || undefined}>
        <summary className="admin-hint">{`More about ${who}`}</summary>
        {text('bio', 'About', 'One or two sentences below the article')}
        <div className="admin-row">
          {text('url', 'Link', 'https://… or a path such as /about/consultants')}
          {text('slug', 'Address', `/authors/${author.slug || authorSlug(author.name) || '…'}`)}
        </div>
      </details>
    </li>
  )
}

const Words = ({ problem = '', hint = false }: { problem?: string | undefined; hint?: string | false }) => (
  <InputHelperText error={problem} helperText={hint} />
)
