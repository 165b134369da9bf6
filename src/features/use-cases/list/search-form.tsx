import { useEffect, useId, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import type { UseCasesText } from '#features/use-cases/content.ts'
import { Button } from '#ui/button.tsx'

const pauseInTyping = 300

/** Searches while someone types; without scripts the button does it. The address always says what is searched for. */
export function SearchForm({ text, search }: UseCasesText & { search: string }) {
  const submit = useSubmit()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const field = input.current
    if (field && field !== document.activeElement && field.value !== search) field.value = search
  }, [search])

  return (
    <Form
      action="/use-cases"
      role="search"
      className="stories-search"
      preventScrollReset
      onSubmit={() => clearTimeout(timer.current)}
    >
      <label htmlFor={id}>{text.search_label}</label>
      <div>
        <input
          ref={input}
          id={id}
          className="input"
          type="search"
          name="q"
          maxLength={200}
          defaultValue={search}
          placeholder={text.search_placeholder}
          enterKeyHint="search"
          onChange={({ currentTarget: { form } }) => {
            clearTimeout(timer.current)
            timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), pauseInTyping)
          }}
        />
        <Button type="submit" look="ink">
          {text.search_button}
        </Button>
      </div>
    </Form>
  )
}
