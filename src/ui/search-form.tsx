import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router'
import './search-form.css'

const pauseInTyping = 300

type Props = Pick<ComponentProps<'form'>, 'className' | 'children'> & { action: string; search: string }

/**
 * Searches while someone types in its field `q`; without scripts its button does it. The address always says what is
 * searched for, and the field follows the address.
 */
export function SearchForm({ action, search, ...rest }: Props) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Where the address is or is going. Whoever goes elsewhere has left what was just typed behind.
  const location = useLocation()
  const target = useNavigation().location ?? location
  const asked = useRef('')
  useEffect(() => {
    if (createPath(target) === asked.current) return
    asked.current = ''
    clearTimeout(timer.current)
    const field = form.current?.elements.namedItem('q')
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = search
  }, [target, search])
  useEffect(() => () => clearTimeout(timer.current), [])

  function show(replace: boolean) {
    clearTimeout(timer.current)
    if (!form.current) return
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    asked.current = `${action}?${new URLSearchParams(entries)}`
    navigate(asked.current, { replace, preventScrollReset: true })
  }

  function follow({ target }: FormEvent) {
    clearTimeout(timer.current)
    if (target instanceof HTMLSelectElement) show(true)
    else timer.current = setTimeout(() => show(true), pauseInTyping)
  }

  return (
    <search className="search-landmark">
      <form
        {...rest}
        ref={form}
        action={action}
        onChange={follow}
        onSubmit={(event) => {
          event.preventDefault()
          show(false)
        }}
      />
    </search>
  )
}
