import type { NewUseCase } from '#features/use-cases/tables.server.ts'

export const helionMotors: NewUseCase = {
  slug: 'helion-motors-ai-fast-track',
  title: 'Three AI pilots in seven weeks at Helion Motors, and why one was stopped',
  excerpt:
    'Helion had 41 ideas for AI and no pilot in use. A seven-week lab tried three of them on real warranty cases. Two went live. Ending the third early was the best decision of the summer.',
  tags: ['Automotive', 'AI', 'Pilots'],
  published: true,
  show_cta_block: true,
  quote_text:
    'Stopping a pilot in week four felt like failing. Looking at the budget, it was the cheapest success we had.',
  quote_name: 'Martina Reuss',
  quote_role: 'Head of After-Sales Processes, Helion Motors',
  created_at: '2026-06-22T08:00:00.000Z',
  body: `
<h2>The situation</h2>
<p>Helion's after-sales division handles about 190,000 warranty claims a year. A steering group had collected 41 ideas for using AI on them. Eighteen months later there were two slide decks, one expensive licence and nothing in use.</p>
<p>The claims team was sceptical, for a good reason. An earlier tool had been built without them and gave answers that nobody could check. They had gone back to spreadsheets within a month.</p>

<h2>What we did</h2>
<p>We ran an AI Fast-Track Lab: seven weeks, one room, nine people. Five of them were claims handlers, released from daily work for three days a week. That release was our only condition.</p>
<p><strong>Week one</strong> was spent on choosing. We put every idea through three questions. Who would use it on Monday? What would they stop doing? How would we notice that it is wrong? Thirty-two ideas had no answer to the first question. Three were left.</p>
<ol>
<li>Sort incoming claims by the department that will settle them.</li>
<li>Draft the first reply to the garage, with the paragraph of the contract it rests on.</li>
<li>Estimate the final cost of a claim on the day it arrives.</li>
</ol>
<p><strong>Weeks two to six</strong> ran in five-day cycles. Each Friday the handlers tried that week's version on fifty real claims and marked every wrong answer. Their marks, not ours, decided what was built next.</p>

<h2>Why we stopped the third pilot</h2>
<p>The cost estimate looked impressive on average and was useless in single cases. For the one claim in twelve that became expensive, it was off by more than half, and those were the only ones anybody wanted to know about. The missing facts sat in a supplier system that Helion may not read. In week four the room voted to stop. The budget that was left went into the other two.</p>

<h2>What changed</h2>
<p>Two tools went live in the autumn, first with twelve handlers, then with all ninety.</p>
<ul>
<li>Claims reach the right desk at the first attempt in 93% of cases. Before, it was 71%.</li>
<li>A first reply takes 6 minutes instead of 19. Handlers change about a third of the drafts, and can see the source of each sentence.</li>
<li>The share of replies that garages dispute has stayed where it was, at just under 4%. We had hoped for fewer. We report it because it shows that quicker replies weren't worse ones.</li>
</ul>
<p>The lasting result is the method. Helion has since run two labs without us, on parts logistics and on dealer training. One of them stopped a pilot in week three. They celebrated with cake.</p>
`,
}
