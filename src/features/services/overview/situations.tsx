import { Icon } from '#ui/icon.tsx'
import { type ServicesText, services } from './services.ts'
import './situations.css'

const arrowDown = 'M12 4v15m-6-6 6 6 6-6'

/** The page's head: whoever knows their trouble, but not our names for it, starts here. */
export function Situations({ text }: ServicesText) {
  return (
    <section className="situations page-width">
      <div>
        <h1>{text.hero_title}</h1>
        <p className="lead">{text.hero_text}</p>
      </div>
      <nav aria-labelledby="situations-question">
        <p id="situations-question">{text.hero_question}</p>
        <ul>
          {services.map(({ key, lane }) => (
            <li key={key}>
              <a href={`#${key}`} className={`situation-${lane}`}>
                <span>{text[`${key}_situation`]}</span>
                <Icon path={arrowDown} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
