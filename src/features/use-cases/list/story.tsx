import type { UseCaseSummary } from '#features/use-cases/client.ts'
import { Badge } from '#ui/badge.tsx'
import { Cover } from '#ui/cover.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/link.tsx'

/** The whole row is the link's target; its name is the title. */
export function Story({ story, link }: { story: UseCaseSummary; link: string }) {
  return (
    <li className="story-row">
      <div className="story-picture">
        {story.hero_image_url ? (
          <img src={story.hero_image_url} alt="" width="1200" height="630" loading="lazy" decoding="async" />
        ) : (
          <Cover seed={story.slug} />
        )}
      </div>
      <div className="story-text">
        <ul className="story-tags">
          {story.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
        <h2>
          <SiteLink to={`/use-cases/${story.slug}`}>{story.title}</SiteLink>
        </h2>
        {story.excerpt && <p>{story.excerpt}</p>}
        <span className="story-go" aria-hidden="true">
          {link}
          <Icon path={arrowRight} />
        </span>
      </div>
    </li>
  )
}
