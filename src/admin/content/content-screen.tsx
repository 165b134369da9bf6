import { Title } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useEditedPage } from '#admin-ui/edited-page.ts'
import { usePages } from './client.ts'
import { PageEditor } from './editor/page-editor.tsx'
import { PageList } from './page-list.tsx'
import './content.css'

/** `/admin/content`: the pages of the site, and the texts of the one that is chosen beside the page itself. */
export function ContentScreen() {
  const { pageKey } = useParams()
  const { data: pages } = usePages()
  const page = useEditedPage()
  const name = pages?.find(({ page_key }) => page_key === pageKey)?.name
  return (
    <div className="stack content-screen">
      <Title title={name ?? 'Page texts'} preferenceKey={false} />
      {!pageKey && (
        <p className="soft">
          Every text of the site is here. Pick its page, or search for a sentence as you see it on the site.
        </p>
      )}
      <div className="stack content-panes" data-open={(pageKey && !page) || undefined}>
        {!page && <PageList current={pageKey} />}
        {pageKey && <PageEditor key={pageKey} pageKey={pageKey} />}
      </div>
    </div>
  )
}
