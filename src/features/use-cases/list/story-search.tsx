import { useId } from 'react'
import type { UseCasesText } from '#features/use-cases/content.ts'
import { Button } from '#ui/button.tsx'
import { SearchForm } from '#ui/search-form.tsx'

export function StorySearch({ text, search }: UseCasesText & { search: string }) {
  const id = useId()
  return (
    <SearchForm action="/use-cases" className="stories-search" search={search}>
      <label htmlFor={id}>{text.search_label}</label>
      <div>
        <input
          id={id}
          className="input"
          type="search"
          name="q"
          maxLength={200}
          defaultValue={search}
          placeholder={text.search_placeholder}
          enterKeyHint="search"
        />
        <Button type="submit" look="ink">
          {text.search_button}
        </Button>
      </div>
    </SearchForm>
  )
}
