import type { NewUseCase } from '#features/use-cases/tables.server.ts'

export const danubiaBank: NewUseCase = {
  slug: 'danubia-bank-portfolio-focus',
  title: 'Danubia Bank: from 74 projects to 19, and twice as many finished',
  excerpt:
    'Seventy-four projects were all marked as top priority. A leadership team learned to say no in public, in an hour every two weeks. Decisions that took eleven weeks now take nine days.',
  tags: ['Banking', 'Agile Leadership', 'Portfolio'],
  published: true,
  show_cta_block: true,
  quote_text:
    'The list was never too long because people were undisciplined. It was too long because we had never said no to each other.',
  quote_name: 'Ágnes Somogyi',
  quote_role: 'Chief Operating Officer, Danubia Bank',
  created_at: '2026-03-09T08:00:00.000Z',
  body: `
<h2>The situation</h2>
<p>Danubia is a mid-sized retail bank with 2,300 employees. When its chief operating officer called us, 74 change projects were running. All of them carried the label “priority one”. In the year before, eleven had been finished.</p>
<p>Every new rule from the supervisor, every wish of a branch and every idea of a board member became a project, because there was no place where it could become anything else. A request for a decision travelled through four committees. We measured thirty of them: the median was eleven weeks from question to answer.</p>
<blockquote>We had a shortage of decisions and called it a shortage of people.</blockquote>

<h2>What we did</h2>
<p>We didn't begin with the teams. For the first six weeks we worked only with the nine members of the leadership group, on one habit: deciding in the open.</p>
<p><strong>A single wall.</strong> All 74 projects went onto one wall, each on a card with three facts: what it will change for a customer, which people it holds, and what it waits for. It took two evenings to fill and was unpleasant to look at. Twenty-two cards had no answer to the first question.</p>
<p><strong>An hour every two weeks.</strong> The same nine people meet at the wall. They may start something only by stopping something. Anyone in the bank may watch, and between ten and forty people do.</p>
<p><strong>Better facts before the hour.</strong> A language model reads the project reports and writes half a page per project: what moved, what didn't, and which two reports contradict each other. A person checks each page before it is used. The contradictions turned out to be the useful part.</p>
<p>Only when the number of projects had fallen below thirty did we begin to work with the delivery teams, on short cycles and shared goals.</p>

<h2>What changed</h2>
<p>After nine months, the bank compared two equal periods.</p>
<table>
<thead><tr><th>Measure</th><th>Year before</th><th>Year after</th></tr></thead>
<tbody>
<tr><td>Projects under way</td><td>74</td><td>19</td></tr>
<tr><td>Projects finished</td><td>11</td><td>23</td></tr>
<tr><td>Median time for a decision</td><td>11 weeks</td><td>9 days</td></tr>
<tr><td>Staff who can name the bank's three goals</td><td>28%</td><td>81%</td></tr>
</tbody>
</table>
<p>Stopping projects has a price. Four people left whose projects were closed, two of them because we explained the decision late. The leadership group now speaks to everyone concerned before a card leaves the wall. It is written on the wall itself.</p>
<p>The wall is still there. The digital copy is kept by an apprentice, who has also become the person who reminds board members that they are over time.</p>
`,
}
