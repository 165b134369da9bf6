import { Tooltip } from 'radix-ui'
import { useState } from 'react'

/** A word with its meaning: shown after 700 ms under the pointer, at once on focus, and on a tap. */
export default function Term({ term, definition }: { term: string; definition: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Tooltip.Provider delayDuration={700}>
      <Tooltip.Root open={open} onOpenChange={setOpen}>
        <Tooltip.Trigger
          type="button"
          className="term"
          // Without this Radix closes on a press, and a finger has no other way to open it.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault()
            setOpen(!open)
          }}
        >
          {term}
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className="term-definition" sideOffset={6} collisionPadding={16}>
            {definition}
            <Tooltip.Arrow className="term-arrow" width={14} height={7} />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}
