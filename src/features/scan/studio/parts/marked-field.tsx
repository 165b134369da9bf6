import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import { IconButton, TextField } from '@mui/material'
import { useRef } from 'react'
import { useController } from 'react-hook-form'

/** A question's text. Two buttons put the marks for bold terms and emphasised words around what is selected. */
export function MarkedField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController({ name })
  const { ref, value, onChange, ...input } = field
  const area = useRef<HTMLTextAreaElement | null>(null)
  const problem = fieldState.error?.message

  function mark(sign: '*' | '**') {
    const element = area.current
    if (!element) return
    const { selectionStart: from, selectionEnd: to } = element
    onChange(`${value.slice(0, from)}${sign}${value.slice(from, to)}${sign}${value.slice(to)}`)
    // After the field has drawn the new text.
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(from + sign.length, to + sign.length)
    })
  }

  return (
    <div className="studio-marked">
      <TextField
        {...input}
        value={value ?? ''}
        onChange={onChange}
        inputRef={(element) => {
          area.current = element
          ref(element)
        }}
        label={label}
        multiline
        error={Boolean(problem)}
        helperText={problem ?? '**term** is bold and can be explained below, *word* is emphasised.'}
      />
      <div className="studio-marks">
        <IconButton aria-label="Bold term" onClick={() => mark('**')}>
          <FormatBold fontSize="small" />
        </IconButton>
        <IconButton aria-label="Emphasised words" onClick={() => mark('*')}>
          <FormatItalic fontSize="small" />
        </IconButton>
      </div>
    </div>
  )
}
