import ArrowBack from '@mui/icons-material/ArrowBack'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button, IconButton } from '@mui/material'
import { useState } from 'react'
import { useStore } from 'react-admin'
import { draftsOf } from '#admin/content/texts/edits.ts'
import { findTextAt } from '#admin/content/texts/find-text.ts'
import { Preview } from '#admin-ui/preview/preview.tsx'
import { type PreviewScreen, PreviewScreenSwitch, previewScreens } from '#admin-ui/preview/preview-screen.tsx'
import { type TextsEditor, useEdits } from './use-texts.ts'

type Props = { editor: TextsEditor; sought: string | undefined; onPick: (key: string) => void }

/** The page with what is typed. A press on one of its texts leads to the field; a link shows where it leads. */
export function PreviewPane({ editor, sought, onPick }: Props) {
  const { page, texts, form } = editor
  const [screen, setScreen] = useStore<PreviewScreen>('content.screen', suitable())
  const [path, setPath] = useState(page.path)
  const edits = useEdits(editor)
  const follow = (words: string[], link: string | undefined) => {
    const text = findTextAt(texts, form.getValues(), words)
    const inside = link && findPath(link)
    if (text) onPick(text.section_key)
    else if (inside) setPath(inside)
  }
  return (
    <aside className="panel preview-pane" aria-label="Preview">
      <div className="admin-drawer-head">
        <div className="admin-hint one-line">
          {path === page.path ? (
            <code>{path}</code>
          ) : (
            <Button size="small" startIcon={<ArrowBack />} onClick={() => setPath(page.path)}>
              {page.name}
            </Button>
          )}
        </div>
        <PreviewScreenSwitch screen={screen} onChoose={setScreen} />
        <IconButton href={path} target="_blank" rel="noopener" aria-label="Open the page as visitors see it">
          <OpenInNew fontSize="small" />
        </IconButton>
      </div>
      <Preview
        path={path}
        drafts={draftsOf(page.page_key, texts, edits)}
        screen={previewScreens[screen]}
        sought={sought}
        onPick={follow}
      />
    </aside>
  )
}

const suitable = () => (matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop')

/** The address of a page of this site, without what leads elsewhere or to a file. */
function findPath(link: string): string | undefined {
  const url = URL.parse(link, location.href)
  if (url?.origin !== location.origin || link.startsWith('#')) return undefined
  return /^\/(admin|api|storage)|\.\w+$/.test(url.pathname) ? undefined : url.pathname
}
