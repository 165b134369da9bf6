import { FormHelperText, Skeleton } from '@mui/material'
import { lazy, Suspense, useId } from 'react'
import { FieldTitle, type InputProps, useInput, useResourceContext, ValidationError } from 'react-admin'
import './rich-text.css'

const Editor = lazy(() => import('./editor.tsx'))

type Props = Pick<InputProps, 'source' | 'label'> & { helperText?: string }

/** A text with headings, lists, tables, links and pictures, kept as HTML. */
export function RichTextInput({ source, label, helperText }: Props) {
  const resource = useResourceContext()
  const { field, fieldState, isRequired } = useInput({ source, defaultValue: '' })
  const id = useId()
  const problem = fieldState.error?.message
  return (
    <div className="admin-text" data-invalid={fieldState.invalid || undefined}>
      <span className="admin-label" id={`${id}-label`}>
        <FieldTitle label={label} source={source} isRequired={isRequired} {...(resource && { resource })} />
      </span>
      <Suspense fallback={<Opening />}>
        <Editor
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          labelledBy={`${id}-label`}
          describedBy={`${id}-message`}
          invalid={fieldState.invalid}
        />
      </Suspense>
      <FormHelperText id={`${id}-message`} error={fieldState.invalid}>
        {problem ? <ValidationError error={problem} /> : (helperText ?? ' ')}
      </FormHelperText>
    </div>
  )
}

function Opening() {
  return (
    <div className="admin-text-box" role="status" aria-label="Opening the editor">
      <Skeleton variant="rectangular" height={49} />
      <div className="admin-skeleton">
        <Skeleton width="40%" height={36} />
        <Skeleton />
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    </div>
  )
}
