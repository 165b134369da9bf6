import type { OwnFacts } from '#features/scan/client.ts'
import type { ResultTexts } from '#features/scan/content.ts'
import type { Pillar } from '#features/scan/scoring/pillars.ts'
import type { Description } from './describe.ts'

export type Compared = Pick<OwnFacts, 'peers' | 'earlier'>

/** What a pillar is drawn beside: the words, the score, and how far one's own has come since. */
export type Comparison = { label: string; score: number; change?: string }

export function comparisonsOf(
  text: ResultTexts,
  { peers, earlier }: Compared,
  { key, score }: { key: Pillar; score: number },
): Comparison[] {
  const then = earlier?.scores[key]
  return [
    ...(peers ? [{ label: withNumber(text.peers_label, peers), score: peers.scores[key] }] : []),
    ...(earlier && then !== undefined
      ? [{ label: earlierWords(text, earlier), score: then, change: signed(score - then) }]
      : []),
  ]
}

const withNumber = (words: string, { people, results }: NonNullable<Compared['peers']>) =>
  `${words.replace('{people}', people)} (n = ${results})`

const earlierWords = (text: ResultTexts, { day }: NonNullable<Compared['earlier']>) =>
  text.earlier_label.replace('{day}', day)

const signed = (change: number) => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0')

type Props = { text: ResultTexts; pillars: Description['pillars']; compared: Compared }

/** The figures that the bars are drawn from, under short names: a phone has room for five columns of them. */
export function ComparisonTable({ text, pillars, compared }: Props) {
  const { peers, earlier } = compared
  if (!peers && !earlier) return null
  return (
    <div>
      <table className="comparison">
        <caption>{text.comparison_title}</caption>
        <thead>
          <tr>
            <th scope="col">{text.comparison_pillar}</th>
            <th scope="col">{text.comparison_you}</th>
            {peers && <th scope="col">{withNumber(text.comparison_peers, peers)}</th>}
            {earlier && <th scope="col">{earlier.day}</th>}
            {earlier && <th scope="col">{text.comparison_change}</th>}
          </tr>
        </thead>
        <tbody>
          {pillars.map(({ key, name, score }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{score}</td>
              {peers && <td>{peers.scores[key]}</td>}
              {earlier && <td>{earlier.scores[key]}</td>}
              {earlier && <td>{signed(score - earlier.scores[key])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {earlier && !earlier.isSame && <p className="hint">{text.earlier_differs}</p>}
    </div>
  )
}
