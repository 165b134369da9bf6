import { Button, type ButtonProps, Menu, MenuItem } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'

type Props = {
  label: ReactNode
  /** What is heard instead of a label that is drawn. */
  name?: string
  choices: readonly { id: string; name: string }[]
  onChoose: (id: string) => void
  button?: Pick<ButtonProps, 'size' | 'disabled' | 'sx'>
}

/** A button that opens a few ways to go on. */
export function ChoiceMenu({ label, name, choices, onChoose, button }: Props) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        {...button}
        {...(name && { 'aria-label': name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.id}
            onClick={() => {
              setAnchor(null)
              onChoose(choice.id)
            }}
          >
            {choice.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
