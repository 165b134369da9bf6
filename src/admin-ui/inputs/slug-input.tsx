import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { slugOf } from '#admin-ui/format/slug-of.ts'

type Props = {
  /** The field it is proposed from. */
  from: string
  /** What stands before it in the address, such as `/blog/`. */
  base: string
  /** Whether the public may know the address already; then it changes on purpose only. */
  isKnown: (record: Record<string, unknown>) => boolean
}

/** The last part of an item's address: proposed from the title until somebody writes it, fixed once it is public. */
export function SlugInput({ from, base, isKnown }: Props) {
  const record = useRecordContext()
  const [isOpen, setIsOpen] = useState(false)
  const slug = useWatch({ name: 'slug' })
  const isFixed = record !== undefined && isKnown(record)
  if (isFixed && !isOpen && slug === record.slug) {
    return (
      <div className="button-row">
        <span className="admin-hint">Address</span>
        <code>{`${base}${record.slug}`}</code>
        <Button size="small" onClick={() => setIsOpen(true)}>
          Change the address
        </Button>
      </div>
    )
  }
  return <Field base={base} from={from} isFixed={isFixed} />
}

function Field({ base, from, isFixed }: { base: string; from: string; isFixed: boolean }) {
  const record = useRecordContext()
  const { setValue } = useFormContext()
  const [title = '', slug = ''] = useWatch({ name: [from, 'slug'] }) as [string?, string?]
  const [proposed, setProposed] = useState(slugOf(String(record?.[from] ?? '')))
  const follows = !isFixed && (slug === '' || slug === proposed)
  const next = slugOf(title)
  useEffect(() => {
    // So it is with what was typed earlier and comes back into the form.
    if (!isFixed && slug !== '' && slug === next) setProposed(next)
  }, [isFixed, slug, next])
  useEffect(() => {
    if (!follows || next === proposed) return
    setProposed(next)
    // A form that was emptied has none already, and nobody has typed it.
    if (next !== slug) setValue('slug', next, { shouldDirty: true, shouldValidate: next !== '' })
  }, [follows, next, proposed, slug, setValue])
  return (
    <TextInput
      source="slug"
      label="Address"
      required
      helperText={
        isFixed
          ? `${base}${record?.slug} will lead to the new address`
          : follows
            ? `${base}${slug || '…'} follows the title until you change it`
            : `${base}${slug}`
      }
    />
  )
}
