import { useQuery } from '@tanstack/react-query'
import { thumbnailsQuery } from '#features/events/client.ts'
import type { EventsText } from '#features/events/content.ts'
import { FilterLinks } from '#features/events/filter-links.tsx'
import { consultantsQuery } from '#records/consultants/client.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Cover } from '#ui/cover.tsx'
import { Icon, play } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import {
  filterKeynotes,
  findThumbnail,
  type Keynote,
  keynoteThemes,
  readKeynotes,
  readKeynoteTheme,
} from './keynotes.ts'
import './keynotes.css'

export function Keynotes({ text, parameters }: EventsText & { parameters: URLSearchParams }) {
  const shown = filterKeynotes(readKeynotes(text.keynote_videos), readKeynoteTheme(parameters))
  const { data: thumbnails = {} } = useQuery(thumbnailsQuery())
  const { data: people = [] } = useQuery(consultantsQuery())
  const choices = keynoteThemes.map((theme) => ({ value: theme, label: text[`keynotes_${theme}`] }))
  return (
    <Section tone="ink" id="keynotes">
      <div className="between keynotes-head">
        <div>
          <h2>{text.keynotes_title}</h2>
          <p className="lead">{text.keynotes_text}</p>
        </div>
        <FilterLinks
          label={text.keynotes_filter}
          name="keynotes"
          anchor="#keynotes"
          parameters={parameters}
          choices={[{ value: undefined, label: text.keynotes_all }, ...choices]}
        />
      </div>
      {shown.length === 0 && <p className="lead">{text.keynotes_empty}</p>}
      <ul className="tiles keynotes">
        {shown.map((keynote) => (
          <KeynoteCard
            key={keynote.id}
            keynote={keynote}
            picture={findThumbnail(thumbnails, keynote.youtubeId)}
            face={people.find(({ name }) => name === keynote.speaker)?.profile_image_url}
          />
        ))}
      </ul>
    </Section>
  )
}

type CardProps = { keynote: Keynote; picture: string | undefined; face: string | null | undefined }

/** The picture is kept here, or drawn: nothing is asked of the video host before a click. */
function KeynoteCard({ keynote, picture, face }: CardProps) {
  const { id, url, title, speaker, event, theme, language } = keynote
  return (
    <li>
      <a href={url} target="_blank" rel="noopener">
        <span className="keynote-picture">
          {picture ? (
            <img src={picture} alt="" className="picture" width="480" height="360" loading="lazy" decoding="async" />
          ) : (
            <Cover topic={theme} seed={id} className="picture" />
          )}
          <span>
            <Icon path={play} size={26} />
          </span>
        </span>
        <div>
          <h3>{title}</h3>
          <div className="keynote-about">
            <span aria-hidden="true">
              <Avatar name={speaker} photo={face} size={40} />
            </span>
            <p>
              {speaker} · {event}
            </p>
            <p>
              {theme} · {language}
            </p>
          </div>
          <span className="sr-only"> (opens in a new tab)</span>
        </div>
      </a>
    </li>
  )
}
