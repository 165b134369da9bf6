import { TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { postChange, postInput } from '#features/blog/input.ts'
import { readingTime } from '#features/blog/post/reading-time.ts'
import { CountedInput } from '#ui/office/counted-input.tsx'
import { OfficeCreate } from '#ui/office/create.tsx'
import { OfficeEdit } from '#ui/office/edit.tsx'
import { OfficeForm } from '#ui/office/form.tsx'
import { FormPart } from '#ui/office/form-part.tsx'
import { FormPreview } from '#ui/office/form-preview.tsx'
import { PictureInput } from '#ui/office/picture-input.tsx'
import { PublicLinks } from '#ui/office/public-links.tsx'
import { PublishInput } from '#ui/office/publish-input.tsx'
import { RichTextInput } from '#ui/office/rich-text.tsx'
import { SlugInput } from '#ui/office/slug-input.tsx'
import { TagsInput } from '#ui/office/tags-input.tsx'
import { AuthorsInput } from './authors-input.tsx'
import { postProblems } from './problems.ts'
import { useTags } from './tags.ts'
import { countWords } from './words.ts'

const path = ({ slug }: Record<string, unknown>) => `/blog/${slug}`
const untilWritten = { title: 'Your title', slug: 'your-article' }

export function PostEdit() {
  return (
    <OfficeEdit side={<PublicLinks source="published" dateSource="publish_date" path={path} />}>
      <PostForm />
    </OfficeEdit>
  )
}

export function PostCreate() {
  return (
    <OfficeCreate>
      <PostForm />
    </OfficeCreate>
  )
}

function PostForm() {
  const record = useRecordContext()
  const schema = record ? postChange : postInput
  return (
    <OfficeForm
      schema={schema}
      check={(values) => postProblems(values, record, new Date())}
      {...(!record && { defaultValues: { published: false, publish_date: null, tags: [], authors: [], content: '' } })}
      tools={<FormPreview schema={schema} path={path} untilWritten={untilWritten} />}
    >
      <FormPart title="Article">
        <TextInput source="title" required />
        <SlugInput from="title" base="/blog/" isKnown={isKnown} />
        <CountedInput
          source="teaser"
          label="Teaser"
          good={160}
          beyond="Search engines cut it there; the lists show it whole."
        />
      </FormPart>
      <FormPart title="Publication">
        <PublishInput source="published" dateSource="publish_date" />
      </FormPart>
      <FormPart title="Text">
        <RichTextInput source="content" label="What visitors read" />
        <ReadingTime />
      </FormPart>
      <FormPart title="Picture">
        <PictureInput
          source="featured_image_url"
          altSource="featured_image_alt"
          label="Above the article and in lists"
          hint="Without one the article gets a drawing of its own."
        />
      </FormPart>
      <FormPart title="Authors" hint="Whoever is named first stands first. Without a name the company stands for it.">
        <AuthorsInput />
        <OldByline />
      </FormPart>
      <FormPart title="Tags">
        <TagsInput
          source="tags"
          label="Tags"
          suggestions={useTags()}
          helperText="Visitors filter by them; related articles share one"
        />
      </FormPart>
    </OfficeForm>
  )
}

/** Once it was out, others may link to it. */
const isKnown = ({ published, publish_date }: Record<string, unknown>) =>
  published === true || (typeof publish_date === 'string' && Date.parse(publish_date) < Date.now())

function ReadingTime() {
  const words = countWords(String(useWatch({ name: 'content' }) ?? ''))
  return (
    <p className="office-hint" role="status">
      {words === 0 ? 'Nothing written yet' : `${words.toLocaleString('en')} words, ${readingTime(words)} min read`}
    </p>
  )
}

/** Articles from before there was a list of authors. */
function OldByline() {
  const record = useRecordContext()
  if (!record?.author_name && !record?.author_bio) return null
  return (
    <div className="office-row">
      <TextInput source="author_name" label="Single author" helperText="Counts as long as nobody is named above" />
      <TextInput source="author_bio" label="About the single author" multiline />
    </div>
  )
}
