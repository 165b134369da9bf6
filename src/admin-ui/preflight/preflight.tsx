import BlockOutlined from '@mui/icons-material/BlockOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAdminData } from '#admin-ui/admin-data.ts'
import './preflight.css'

type Point = { level: 'block' | 'hint'; key: string; message: string }

export type Look = {
  path: string
  title: string
  description: string
  /** The picture that was uploaded for it, as it is shared; without one the page has a drawing of its own. */
  picture: string | null
  /** What that drawing is about. */
  topic: string
}

type Props = {
  points: Point[]
  /** The paths on this site that the text links to, and what to say of one that leads nowhere. */
  links: string[]
  deadLink: (path: string) => Point
  /** The pictures without words in the text, and what to say of those for which the library has none either. */
  pictures: string[]
  silentPictures: (count: number) => Point[]
  look: Look
}

type Answer = { dead: string[]; silent: string[]; company: string }

/** Before something is published: what keeps it from it, what could be better, and how it will look elsewhere. */
export function Preflight({ points, links, deadLink, pictures, silentPictures, look }: Props) {
  const data = useAdminData()
  const { data: answer } = useQuery({
    queryKey: ['preflight', useSettled({ paths: links, pictures })] as const,
    queryFn: ({ queryKey: [, asked] }) => data.call<Answer>('POST', 'preflight', asked),
    placeholderData: (before) => before,
    staleTime: 60_000,
  })
  const dead = (answer?.dead ?? []).filter((path) => links.includes(path)).map(deadLink)
  const silent = (answer?.silent ?? []).filter((address) => pictures.includes(address))
  const { company = '' } = answer ?? {}
  return (
    <div className="preflight">
      <Points points={[...silentPictures(silent.length), ...points, ...dead]} />
      <SearchLook {...look} company={company} />
      <ShareLook {...look} />
    </div>
  )
}

const pauseMs = 600

/** The value once it has not changed for a moment: not every letter is worth a question. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const written = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(written)), pauseMs)
    return () => clearTimeout(timer)
  }, [written])
  return settled
}

const icons = { block: BlockOutlined, hint: InfoOutlined, good: CheckCircleOutlined }
const names = { block: 'Keeps it from being published', hint: 'Hint', good: 'Good' }

function Points({ points }: { points: Point[] }) {
  const blocking = points.filter(({ level }) => level === 'block').length
  const good = { level: 'good' as const, key: 'good', message: 'Ready to be published.' }
  const hints = { ...good, message: 'It can be published. These would make it better:' }
  const shown = blocking > 0 ? points : [points.length > 0 ? hints : good, ...points]
  return (
    <ul className="preflight-points" aria-live="polite">
      {shown.map(({ level, key, message }) => {
        const Icon = icons[level]
        return (
          <li key={key + message} data-level={level}>
            <Icon titleAccess={names[level]} />
            <span>{message}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** As a search engine lists it. */
function SearchLook({ path, title, description, company }: Look & { company: string }) {
  const whole = [title || 'Your title', company].filter(Boolean).join(' | ')
  return (
    <figure>
      <figcaption className="admin-label">In a search</figcaption>
      <div className="preflight-look">
        <span className="admin-hint one-line">{`${location.host}${path.replaceAll('/', ' › ')}`}</span>
        <span className="preflight-title preflight-two-lines">{whole}</span>
        <span className="soft preflight-two-lines">{cut(description || title, 160)}</span>
      </div>
    </figure>
  )
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()} …` : text)

/** As networks and messengers show it. */
function ShareLook({ path, title, description, picture, topic }: Look) {
  const query = new URLSearchParams(useSettled({ path, topic, title: title.trim() || 'Your title' }))
  return (
    <figure>
      <figcaption className="admin-label">Where it is shared</figcaption>
      <div className="preflight-look preflight-card">
        <img src={picture?.startsWith('/') ? picture : `/api/admin/share-picture?${query}`} alt="" />
        <div>
          <span className="admin-hint">{location.host}</span>
          <b className="preflight-two-lines">{title || 'Your title'}</b>
          <span className="admin-hint one-line">{description || title}</span>
        </div>
      </div>
    </figure>
  )
}
