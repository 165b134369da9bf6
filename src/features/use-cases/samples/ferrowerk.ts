import type { NewUseCase } from '#features/use-cases/tables.server.ts'

export const ferrowerk: NewUseCase = {
  slug: 'ferrowerk-programme-rescue',
  title: 'A stalled programme at Ferrowerk, steady again after eight weeks',
  excerpt:
    'Two years, three vendors and a go-live that had moved four times. A two-week diagnostic found one decision that nobody owned. The first plant switched over nineteen weeks later.',
  tags: ['Manufacturing', 'Transformation', 'Rescue'],
  published: true,
  show_cta_block: true,
  quote_text:
    'They didn’t bring a new plan. They found the question we had avoided for a year and stayed in the room until it was answered.',
  quote_name: 'Jörg Althaus',
  quote_role: 'Managing Director Operations, Ferrowerk',
  created_at: '2025-07-07T08:00:00.000Z',
  body: `
<h2>The situation</h2>
<p>Ferrowerk rolls and cuts steel in five plants. It was replacing the system that plans production, a programme of 120 people and three vendors. Go-live had been moved four times. The reports were green until three weeks before each date, and then red.</p>
<p>When the fourth date fell, the board gave the programme one last chance and called us.</p>

<h2>Two weeks of looking</h2>
<p>A rescue begins with a rapid diagnostic. In ten working days we spoke with 46 people, read the last two hundred decisions and attended what turned out to be 31 recurring meetings. At the end we gave the board four pages. The important sentence was on the first one:</p>
<blockquote>Nobody owns the answer to whether the five plants should plan in one way or in five.</blockquote>
<p>Each vendor had assumed a different answer. Every test of the whole system failed where two assumptions met, and was then booked as a technical defect. There were 340 such defects. By our count, 210 of them were the same question.</p>

<h2>Eight weeks to stand still safely</h2>
<ul>
<li><strong>The question first.</strong> The five plant managers met for two days, with the board member in the room and no vendor. The result: one way for orders and stock, five ways for sequencing the furnaces. It fits on one page and carries five signatures.</li>
<li><strong>One backlog, one place.</strong> The three vendors' lists became one. Their people sit with Ferrowerk's in mixed teams, by plant and no longer by contract.</li>
<li><strong>Green only when it runs.</strong> A report counts only what was shown working that week, with data from a real plant. In the first review two of nineteen topics were green. It was a bad morning and the last surprise.</li>
<li><strong>Half of the meetings went.</strong> Of the 31, we kept 12.</li>
</ul>

<h2>What changed</h2>
<p>The smallest plant switched over nineteen weeks after our first day, on the date given in week eight. The second followed after seven weeks, the third after five. Planned stock fell by 12% in the first plant; for the others it is too early to say.</p>
<p>Not everything was saved. About a fifth of what had been built was thrown away, because it belonged to the answer that the plants didn't choose. The programme will cost more than its first budget. It will, in the finance director's words, at least end.</p>
<p>We reduced from five people to one after the first plant, and to none after the third. The last two plants are in Ferrowerk's own hands.</p>
`,
}
