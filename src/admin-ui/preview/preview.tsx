import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { type Draft, useAdminData } from '#admin-ui/admin-data.ts'
import { useSize } from '#admin-ui/format/use-size.ts'
import { bringIntoView, guardPage, setScreenHeight, showPage } from './preview-page.ts'
import './preview.css'

// Long enough to ask once for a word that is typed in one go, and short enough to seem to follow.
const pause = 150

type Props = {
  /** The public page that is shown. */
  path: string
  drafts: Draft[]
  /** The screen that the page is shown for; it is drawn smaller to fit. As large as its place if not given. */
  screen?: { width: number; height: number }
  /** Words that are brought into view. */
  sought?: string | undefined
  /** Something in the page was pressed: what is written there and around it, and where a link would lead. */
  onPick?: (words: string[], link: string | undefined) => void
}

/** A public page as it would be with what has been typed so far. It follows the typing; nobody else sees it. */
export function Preview({ path, drafts, screen, sought, onPick }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const size = useSize(place)
  const isVisible = size.width > 0
  const { problem, shown } = usePage(frame, { path, drafts, isVisible })

  const pick = useRef(onPick)
  pick.current = onPick
  useEffect(() => {
    if (frame.current && shown) guardPage(frame.current, (words, link) => pick.current?.(words, link))
  }, [shown])
  const isShown = shown > 0
  useEffect(() => {
    if (!frame.current || !isShown) return
    setScreenHeight(frame.current, screen?.height)
    if (sought) bringIntoView(frame.current, sought)
  }, [isShown, sought, screen?.height])

  const scale = screen && isVisible ? Math.min(1, size.width / screen.width) : 1
  const style = { '--scale': scale, '--width': screen ? `${screen.width}px` : '100%' } as CSSProperties
  return (
    <div className="admin-preview" ref={place}>
      {problem && <p role="status">{`The page can not be shown yet: ${problem}`}</p>}
      <iframe
        ref={frame}
        title="Preview of the page"
        sandbox="allow-same-origin"
        style={style}
        data-shown={shown || undefined}
      />
    </div>
  )
}

type Asked = { path: string; drafts: Draft[]; isVisible: boolean }

/** Asks for the page again when what is typed has rested for a moment. `shown` counts the pages so far. */
function usePage(frame: React.RefObject<HTMLIFrameElement | null>, { path, drafts, isVisible }: Asked) {
  const data = useAdminData()
  const [problem, setProblem] = useState('')
  const [shown, setShown] = useState(0)
  const wanted = JSON.stringify({ path, drafts })
  useEffect(() => {
    if (!isVisible) return
    const cancelled = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const asked = JSON.parse(wanted) as Omit<Asked, 'isVisible'>
        const html = await data.preview(asked.path, asked.drafts, cancelled.signal)
        if (frame.current) await showPage(frame.current, html, asked.path, cancelled.signal)
        if (cancelled.signal.aborted) return
        setProblem('')
        setShown((count) => count + 1)
      } catch (error) {
        if (!cancelled.signal.aborted) setProblem((error as Error).message)
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      cancelled.abort()
    }
  }, [data, wanted, isVisible, frame])
  return { problem, shown }
}
