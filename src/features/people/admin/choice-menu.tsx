import { Button, type ButtonProps, Menu, MenuItem } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'

type Props = {
  label: ReactNode
  /** What is heard instead of a label that is drawn. */
  name?: string
  choices: readonly { id: string; name: string }[]
  onChoose: (id: string) => void
  button?: Pick<ButtonProps, 'size' | 'disabled' | 'sx' | 'autoFocus'>
}

/** A button that opens a few ways to go on. */
export function ChoiceMenu({ label, name, choices, onChoose, button }: Props) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        {...button}
        {...(name && { 'aria-label': name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget)
          setOpen(true)
        }}
      >
        {label}
      </Button>
      {/* Made when it is first opened: a board has a hundred of them. */}
      {anchor && (
        <Menu id={id} anchorEl={anchor} open={isOpen} onClose={() => setOpen(false)}>
          {choices.map((choice) => (
            <MenuItem
              key={choice.id}
              onClick={() => {
                setOpen(false)
                onChoose(choice.id)
              }}
            >
              {choice.name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
