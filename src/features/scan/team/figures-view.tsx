import type { CSSProperties, ReactNode } from 'react'
import { Section } from '#ui/section.tsx'
import type { ManageTexts } from './content.ts'
import { type Figure, signed, type TeamFigures } from './figures.ts'

type Props = { text: ManageTexts; figures: TeamFigures }

/** What is shown of a team. Each drawing stands in the row of a table that says the same in numbers. */
export function Figures({ text, figures }: Props) {
  return (
    <>
      <Section className="titled">
        <h2>{text.pillars_title}</h2>
        <p className="lead">{text.pillars_text}</p>
        <FigureTable caption={text.pillars_title} columns={[text.pillar, text.mean, text.spread]}>
          {figures.pillars.map(({ key, name, mean, spread }) => (
            <Row
              key={key}
              name={name}
              numbers={[mean, `± ${spread}`]}
              drawing={<Spread {...{ mean, spread }} to={100} />}
            />
          ))}
        </FigureTable>
      </Section>
      <Section tone="mist" className="titled">
        <h2>{text.questions_title}</h2>
        <p className="lead">{text.questions_text}</p>
        <FigureTable caption={text.questions_title} columns={[text.statement, text.mean, text.spread]}>
          {figures.questions.map(({ id, text: statement, pillar, mean, spread }) => (
            <Row
              key={id}
              name={statement}
              detail={pillar}
              numbers={[mean.toFixed(1), `± ${spread.toFixed(1)}`]}
              drawing={<Spread {...{ mean, spread }} from={1} to={5} />}
            />
          ))}
        </FigureTable>
      </Section>
      <Section className="titled">
        <h2>{text.groups_title}</h2>
        <p className="lead">{figures.groups ? text.groups_text : text.groups_wait}</p>
        {figures.groups && <Sides text={text} groups={figures.groups} />}
      </Section>
    </>
  )
}

function Sides({ text, groups }: { text: ManageTexts; groups: NonNullable<TeamFigures['groups']> }) {
  const { counts, pillars } = groups
  const columns = [
    text.pillar,
    `${text.leadership} (${counts.leadership})`,
    `${text.team} (${counts.team})`,
    text.difference,
  ]
  return (
    <FigureTable caption={text.groups_title} columns={columns}>
      {pillars.map(({ key, name, leadership, team }) => (
        <Row
          key={key}
          name={name}
          numbers={[leadership, team, signed(leadership - team)]}
          drawing={<Apart leadership={leadership} team={team} />}
        />
      ))}
    </FigureTable>
  )
}

type TableProps = { caption: string; columns: string[]; children: ReactNode }

function FigureTable({ caption, columns, children }: TableProps) {
  return (
    <table className="team-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type RowProps = { name: string; detail?: string; numbers: (string | number)[]; drawing: ReactNode }

function Row({ name, detail, numbers, drawing }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <div className="team-row">
          <span>
            {name}
            {detail && <span className="hint">{detail}</span>}
          </span>
          {drawing}
        </div>
      </th>
      {numbers.map((number, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never move
        <td key={place} className="figures">
          {number}
        </td>
      ))}
    </tr>
  )
}

/** A mean on its scale, and the band around it. */
function Spread({ mean, spread, from = 0, to }: Figure & { from?: number; to: number }) {
  const at = (value: number) => (100 * (Math.min(to, Math.max(from, value)) - from)) / (to - from)
  const place = { '--low': at(mean - spread), '--high': at(mean + spread), '--mean': at(mean) } as CSSProperties
  return (
    <span className="team-lane" style={place} aria-hidden="true">
      <i className="team-dot" />
    </span>
  )
}

/** Where both sides stand on the same lane. */
function Apart({ leadership, team }: { leadership: number; team: number }) {
  const [low, high] = leadership < team ? [leadership, team] : [team, leadership]
  const place = { '--low': low, '--high': high } as CSSProperties
  return (
    <span className="team-lane team-lane-sides" style={place} aria-hidden="true">
      <i className="team-dot team-dot-leadership" style={{ '--mean': leadership } as CSSProperties} />
      <i className="team-dot team-dot-team" style={{ '--mean': team } as CSSProperties} />
    </span>
  )
}
