import { BooleanInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CountedInput } from '#admin-ui/inputs/counted-input.tsx'
import { PictureChoiceInput } from '#admin-ui/inputs/picture-choice-input.tsx'
import { findMissingAlt, PictureInput } from '#admin-ui/inputs/picture-input.tsx'
import { PublishInput } from '#admin-ui/inputs/publish-input.tsx'
import { SlugInput } from '#admin-ui/inputs/slug-input.tsx'
import { TagsInput, useTags } from '#admin-ui/inputs/tags-input.tsx'
import { FormPreview } from '#admin-ui/preview/form-preview.tsx'
import { PublicLinks } from '#admin-ui/preview/public-links.tsx'
import { RichTextInput } from '#admin-ui/rich-text/rich-text-input.tsx'
import { AdminCreate } from '#admin-ui/screens/create.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm, FormColumns, FormSection } from '#admin-ui/screens/form.tsx'
import { useCaseChange, useCaseInput } from '#features/use-cases/input.ts'
import { FormPreflight } from '#resources/preflight/form-preflight.tsx'
import { blockingPoints } from '#resources/preflight/rules.ts'
import { coverChoices } from '#ui/covers/choices.ts'
import { missingOfQuote } from './quote.ts'

const path = ({ slug }: Record<string, unknown>) => `/use-cases/${slug}`
const untilWritten = { title: 'Your title', slug: 'your-story' }

export function UseCaseEdit() {
  return (
    <AdminEdit>
      <UseCaseForm />
    </AdminEdit>
  )
}

export function UseCaseCreate() {
  return (
    <AdminCreate>
      <UseCaseForm />
    </AdminCreate>
  )
}

function UseCaseForm() {
  const record = useRecordContext()
  const schema = record ? useCaseChange : useCaseInput
  return (
    <AdminForm
      schema={schema}
      check={({ published, body, hero_image_url, hero_image_alt }) => ({
        body: published === true ? blockingPoints({ html: String(body ?? '') })[0]?.message : undefined,
        hero_image_alt: findMissingAlt(hero_image_url, hero_image_alt),
      })}
      {...(!record && { defaultValues: { published: false, show_cta_block: true, tags: [], body: '' } })}
      publication={{ source: 'published' }}
      tools={<FormPreview schema={schema} path={path} untilWritten={untilWritten} />}
    >
      <FormColumns side={<Beside />}>
        <FormSection title="Success story">
          <TextInput source="title" required />
          <RichTextInput source="body" label="What visitors read" />
        </FormSection>
        <FormSection
          title="Quote"
          hint="What the client says about it. It is shown once text, name and role are all there."
        >
          <TextInput
            source="quote_text"
            label="What was said"
            multiline
            minRows={2}
            helperText="Without quotation marks: the page adds them"
          />
          <div className="admin-row">
            <TextInput source="quote_name" label="Who said it" />
            <TextInput
              source="quote_role"
              label="Role of who said it"
              helperText="Such as “Head of Operations, Norvane”"
            />
          </div>
          <QuoteState />
          <PictureInput source="quote_logo_url" label="Logo beside the quote" />
        </FormSection>
      </FormColumns>
    </AdminForm>
  )
}

/** Everything about a story but its words. */
function Beside() {
  return (
    <>
      <FormSection title="Publication">
        <PublishInput source="published" />
        <PublicLinks source="published" path={path} />
      </FormSection>
      <FormSection title="In lists and searches">
        <CountedInput
          source="excerpt"
          label="Excerpt"
          good={160}
          beyond="Search engines cut it there; the lists show it whole."
        />
        <SlugInput from="title" base="/use-cases/" isKnown={({ published }) => published === true} />
        <TagsInput source="tags" label="Tags" suggestions={useTags('use-cases')} />
      </FormSection>
      <FormPreflight base="/use-cases/" fields={{ description: 'excerpt', html: 'body', picture: 'hero_image_url' }} />
      <FormSection title="Picture">
        <PictureInput
          source="hero_image_url"
          altSource="hero_image_alt"
          label="Cover picture"
          hint="At the top of the story, in lists and where it is shared. Without one the story gets a drawing of its own."
        />
        <PictureChoiceInput
          source="cover_composition"
          label="Drawn cover"
          unless="hero_image_url"
          choices={coverChoices}
        />
      </FormSection>
      <FormSection title="At its end">
        <BooleanInput
          source="show_cta_block"
          label="End with the call to action"
          helperText="A block below the story that leads to the contact form"
        />
      </FormSection>
    </>
  )
}

/** Says why a quote that was begun is not on the page. */
function QuoteState() {
  const [text, name, role] = useWatch({ name: ['quote_text', 'quote_name', 'quote_role'] })
  const missing = missingOfQuote({ text, name, role })
  if (missing.length === 0) return null
  return (
    <p className="admin-hint" role="status">
      {`Not shown yet: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing.`}
    </p>
  )
}
