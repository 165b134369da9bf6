import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { Preflight } from '#admin-ui/preflight/preflight.tsx'
import { FormSection } from '#admin-ui/screens/form.tsx'
import { coverTopic } from '#ui/cover-address.ts'
import { inShareSize } from '#ui/picture-sizes.ts'
import { checkPiece, deadLink, ownPaths, picturesWithoutWords, silentPictures } from './rules.ts'

type Props = {
  /** What stands before the last part of the address. */
  base: string
  /** The fields that hold them. */
  fields: { description: string; html: string; picture: string }
}

/** What there is to say of a form before its item is published; follows the typing. */
export function FormPreflight({ base, fields }: Props) {
  const names = ['title', fields.description, fields.html, fields.picture, 'slug']
  const typed = (useWatch({ name: names }) as (string | null | undefined)[]).map((value) => value ?? '')
  const [title = '', description = '', html = '', picture = '', slug = ''] = typed
  const [cover_composition = null, tags] = useWatch({ name: ['cover_composition', 'tags'] })
  const topic = coverTopic({ cover_composition, tags: Array.isArray(tags) ? tags : [] })
  const written = useDeferredValue(html)
  return (
    <FormSection title="Pre-flight">
      <Preflight
        points={checkPiece({ title, description, html: written })}
        links={ownPaths(written)}
        deadLink={deadLink}
        pictures={picturesWithoutWords(written).filter((address) => /^\/(?!\/)/.test(address))}
        silentPictures={silentPictures}
        look={{
          path: `${base}${slug || '…'}`,
          title,
          description: description.trim(),
          picture: picture ? inShareSize(picture) : null,
          topic,
        }}
      />
    </FormSection>
  )
}
