import { BooleanInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useCaseChange, useCaseInput } from '#features/use-cases/input.ts'
import { CountedInput } from '#ui/office/counted-input.tsx'
import { OfficeCreate } from '#ui/office/create.tsx'
import { OfficeEdit } from '#ui/office/edit.tsx'
import { OfficeForm } from '#ui/office/form.tsx'
import { FormPart } from '#ui/office/form-part.tsx'
import { FormPreview } from '#ui/office/form-preview.tsx'
import { findMissingAlt, PictureInput } from '#ui/office/picture-input.tsx'
import { PublicLinks } from '#ui/office/public-links.tsx'
import { PublishInput } from '#ui/office/publish-input.tsx'
import { RichTextInput } from '#ui/office/rich-text.tsx'
import { SlugInput } from '#ui/office/slug-input.tsx'
import { TagsInput } from '#ui/office/tags-input.tsx'
import { missingOfQuote } from './quote.ts'
import { useTags } from './tags.ts'

const path = ({ slug }: Record<string, unknown>) => `/use-cases/${slug}`
const untilWritten = { title: 'Your title', slug: 'your-story' }

export function UseCaseEdit() {
  return (
    <OfficeEdit side={<PublicLinks source="published" path={path} />}>
      <UseCaseForm />
    </OfficeEdit>
  )
}

export function UseCaseCreate() {
  return (
    <OfficeCreate>
      <UseCaseForm />
    </OfficeCreate>
  )
}

function UseCaseForm() {
  const record = useRecordContext()
  const schema = record ? useCaseChange : useCaseInput
  return (
    <OfficeForm
      schema={schema}
      check={({ hero_image_url, hero_image_alt }) => ({
        hero_image_alt: findMissingAlt(hero_image_url, hero_image_alt),
      })}
      {...(!record && { defaultValues: { published: false, show_cta_block: true, tags: [], body: '' } })}
      tools={<FormPreview schema={schema} path={path} untilWritten={untilWritten} />}
    >
      <FormPart title="Success story">
        <TextInput source="title" required />
        <SlugInput from="title" base="/use-cases/" isKnown={({ published }) => published === true} />
        <CountedInput
          source="excerpt"
          label="Excerpt"
          good={160}
          beyond="Search engines cut it there; the lists show it whole."
        />
      </FormPart>
      <FormPart title="Publication">
        <PublishInput source="published" />
      </FormPart>
      <FormPart title="Text">
        <RichTextInput source="body" label="What visitors read" />
      </FormPart>
      <FormPart title="Picture">
        <PictureInput
          source="hero_image_url"
          altSource="hero_image_alt"
          label="At the top of the story and in lists"
          hint="Without one the story gets a drawing of its own."
        />
      </FormPart>
      <FormPart title="Quote" hint="What the client says about it. It is shown once text, name and role are all there.">
        <TextInput
          source="quote_text"
          label="What was said"
          multiline
          minRows={2}
          helperText="Without quotation marks: the page adds them"
        />
        <div className="office-row">
          <TextInput source="quote_name" label="Name" />
          <TextInput source="quote_role" label="Role" helperText="Such as “Head of Operations, Norvane”" />
        </div>
        <QuoteState />
        <PictureInput source="quote_logo_url" label="Logo beside the quote" />
      </FormPart>
      <FormPart title="Tags and button">
        <TagsInput source="tags" label="Tags" suggestions={useTags()} />
        <BooleanInput
          source="show_cta_block"
          label="End with the call to action"
          helperText="A block below the story that leads to the contact form"
        />
      </FormPart>
    </OfficeForm>
  )
}

/** Says why a quote that was begun is not on the page. */
function QuoteState() {
  const [text, name, role] = useWatch({ name: ['quote_text', 'quote_name', 'quote_role'] })
  const missing = missingOfQuote({ text, name, role })
  if (missing.length === 0) return null
  return (
    <p className="office-hint" role="status">
      {`Not shown yet: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing.`}
    </p>
  )
}
