import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
import { createPath, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router'

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
  // Something was typed that isn't searched for yet.
  const isDue = useRef(false)

  function forget() {
    isDue.current = false
    clearTimeout(timer.current)
  }

  // Where the address is or is going. Whoever goes elsewhere has left what was just typed behind.
  const location = useLocation()
  const target = useNavigation().location ?? location
  // Back or forward, unlike whoever types on while a list arrives. The first page came that way too: it is not meant.
  const first = useRef(location)
  const isReturn = useNavigationType() === 'POP' && target === location && location !== first.current
  const asked = useRef('')
  useEffect(() => {
    if (createPath(target) === asked.current) return
    asked.current = ''
    isDue.current = false
    clearTimeout(timer.current)
    const field = form.current?.elements.namedItem('q')
    if (field instanceof HTMLInputElement && (isReturn || field !== document.activeElement)) field.value = search
  }, [target, search, isReturn])
  useEffect(() => () => clearTimeout(timer.current), [])

  function show(replace: boolean) {
    forget()
    if (!form.current) return
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    asked.current = `${action}?${new URLSearchParams(entries)}`
    navigate(asked.current, { replace, preventScrollReset: true })
  }

  function showSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(true), pauseInTyping)
  }

  // A list that changes under the pointer loses the press, and a search that begins after a click on a link undoes it.
  // A slow device comes to both before the address says where the visitor is going.
  useEffect(() => {
    const subscription = new AbortController()
    const { signal } = subscription
    const goOn = () => isDue.current && showSoon()
    document.addEventListener('pointerdown', () => clearTimeout(timer.current), { signal })
    document.addEventListener('pointerup', goOn, { signal })
    document.addEventListener('pointercancel', goOn, { signal })
    document.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && forget(), {
      signal,
      capture: true,
    })
    return () => subscription.abort()
  })

  function follow({ target }: FormEvent) {
    if (target instanceof HTMLSelectElement) return show(true)
    isDue.current = true
    showSoon()
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
