import { TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { CountedInput } from '#admin-ui/inputs/counted-input.tsx'
import { PictureChoiceInput } from '#admin-ui/inputs/picture-choice-input.tsx'
import { PictureInput } from '#admin-ui/inputs/picture-input.tsx'
import { PublishInput } from '#admin-ui/inputs/publish-input.tsx'
import { SlugInput } from '#admin-ui/inputs/slug-input.tsx'
import { TagsInput, useTags } from '#admin-ui/inputs/tags-input.tsx'
import { FormPreview } from '#admin-ui/preview/form-preview.tsx'
import { PublicLinks } from '#admin-ui/preview/public-links.tsx'
import { RichTextInput } from '#admin-ui/rich-text/rich-text-input.tsx'
import { AdminCreate } from '#admin-ui/screens/create.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm, FormColumns, FormSection } from '#admin-ui/screens/form.tsx'
import { postChange, postInput } from '#features/blog/input.ts'
import { readingTime } from '#features/blog/post/reading-time.ts'
import { FormPreflight } from '#resources/preflight/form-preflight.tsx'
import { coverChoices } from '#ui/covers/choices.ts'
import { AuthorsInput } from './authors-input.tsx'
import { postProblems } from './problems.ts'
import { countWords } from './words.ts'

const path = ({ slug }: Record<string, unknown>) => `/blog/${slug}`
const untilWritten = { title: 'Your title', slug: 'your-article' }

export function PostEdit() {
  return (
    <AdminEdit>
      <PostForm />
    </AdminEdit>
  )
}

export function PostCreate() {
  return (
    <AdminCreate>
      <PostForm />
    </AdminCreate>
  )
}

function PostForm() {
  const record = useRecordContext()
  const schema = record ? postChange : postInput
  return (
    <AdminForm
      schema={schema}
      check={(values) => postProblems(values, record, new Date())}
      {...(!record && { defaultValues: { published: false, publish_date: null, tags: [], authors: [], content: '' } })}
      publication={{ source: 'published', dateSource: 'publish_date' }}
      tools={<FormPreview schema={schema} path={path} untilWritten={untilWritten} />}
    >
      <FormColumns side={<Beside />}>
        <FormSection title="Article">
          <TextInput source="title" required />
          <RichTextInput source="content" label="What visitors read" />
          <ReadingTime />
        </FormSection>
      </FormColumns>
    </AdminForm>
  )
}

/** Everything about an article but its words. */
function Beside() {
  return (
    <>
      <FormSection title="Publication">
        <PublishInput source="published" dateSource="publish_date" />
        <PublicLinks source="published" dateSource="publish_date" path={path} />
      </FormSection>
      <FormSection title="In lists and searches">
        <CountedInput
          source="teaser"
          label="Teaser"
          good={160}
          beyond="Search engines cut it there; the lists show it whole."
        />
        <SlugInput from="title" base="/blog/" isKnown={isKnown} />
        <TagsInput
          source="tags"
          label="Tags"
          suggestions={useTags('blog')}
          helperText="Visitors filter by them; related articles share one"
        />
      </FormSection>
      <FormPreflight base="/blog/" fields={{ description: 'teaser', html: 'content', picture: 'featured_image_url' }} />
      <FormSection title="Picture">
        <PictureInput
          source="featured_image_url"
          altSource="featured_image_alt"
          label="Cover picture"
          hint="Above the article, in lists and where it is shared. Without one the article gets a drawing of its own."
        />
        <PictureChoiceInput
          source="cover_composition"
          label="Drawn cover"
          unless="featured_image_url"
          choices={coverChoices}
        />
      </FormSection>
      <FormSection
        title="Authors"
        hint="Whoever is named first stands first. Without a name the company stands for it."
      >
        <AuthorsInput />
        <OldByline />
      </FormSection>
    </>
  )
}

/** Once it was out, others may link to it. */
const isKnown = ({ published, publish_date }: Record<string, unknown>) =>
  published === true || (typeof publish_date === 'string' && Date.parse(publish_date) < Date.now())

function ReadingTime() {
  const words = countWords(String(useWatch({ name: 'content' }) ?? ''))
  return (
    <p className="admin-hint" role="status">
      {words === 0 ? 'Nothing written yet' : `${words.toLocaleString('en')} words, ${readingTime(words)} min read`}
    </p>
  )
}

/** Articles from before there was a list of authors. */
function OldByline() {
  const record = useRecordContext()
  if (!record?.author_name && !record?.author_bio) return null
  return (
    <div className="admin-row">
      <TextInput source="author_name" label="Single author" helperText="Counts as long as nobody is named above" />
      <TextInput source="author_bio" label="About the single author" multiline />
    </div>
  )
}
