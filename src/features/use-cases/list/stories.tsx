import type { UseCaseSummary } from '#features/use-cases/client.ts'
import type { UseCasesText } from '#features/use-cases/content.ts'
import { countPages, filterSearch, type UseCaseFilter } from '#features/use-cases/filter.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Pager } from '#ui/pager.tsx'
import { Spinner } from '#ui/spinner.tsx'
import './stories.css'
import { Badge } from '#ui/badge.tsx'
import { Cover } from '#ui/cover.tsx'
import { coverTopic } from '#ui/cover-address.ts'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'

type Answer = { data?: { items: UseCaseSummary[]; total: number } | undefined; isPlaceholderData: boolean }

export function Stories({ text, filter, data, isPlaceholderData }: UseCasesText & Answer & { filter: UseCaseFilter }) {
  if (!data) {
    return (
      <div className="page-width section stack-start">
        <Spinner label={text.loading} />
      </div>
    )
  }
  if (data.items.length === 0) {
    return (
      <div className="page-width section stack-start">
        <h2>{text.empty_title}</h2>
        <p className="lead">{filter.q ? text.empty_text.replace('{search}', filter.q) : text.empty_text_plain}</p>
        <ButtonLink look="line" to="/use-cases">
          {text.empty_button}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="page-width search-results stories" aria-busy={isPlaceholderData}>
      <ol>
        {data.items.map((story) => (
          <Story key={story.id} story={story} link={text.card_link} />
        ))}
      </ol>
      <Pager
        page={filter.page}
        pages={countPages(data.total)}
        to={(page) => `/use-cases${filterSearch({ ...filter, page })}`}
      />
    </div>
  )
}

/** The whole row is the link's target; its name is the title. */
function Story({ story, link }: { story: UseCaseSummary; link: string }) {
  return (
    <li className="pressable story-row">
      <div className="story-picture">
        {story.hero_image_url ? (
          <Picture src={story.hero_image_url} alt="" sizes="(min-width: 48rem) 34rem, 94vw" />
        ) : (
          <Cover topic={coverTopic(story)} seed={story.slug} className="picture" />
        )}
      </div>
      <div>
        <ul className="chips">
          {story.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
        <h2>
          <SiteLink to={`/use-cases/${story.slug}`} viewTransition>
            {story.title}
          </SiteLink>
        </h2>
        {story.excerpt && <p className="soft">{story.excerpt}</p>}
        <span className="story-go" aria-hidden="true">
          {link}
          <Icon path={arrowRight} />
        </span>
      </div>
    </li>
  )
}
