import { tomasz } from './authors.ts'

export const flowMetrics = {
  slug: 'five-flow-figures-a-board-can-read',
  title: 'Five flow figures a board can read',
  teaser:
    'Velocity belongs to the team. For everybody else there are five plain figures, one page, and a small query that most trackers can answer.',
  publish_date: '2025-11-12T08:00:00.000Z',
  tags: ['Product', 'Scrum@Scale', 'Transformation'],
  authors: [tomasz],
  content: `
<p>A board member once showed me a report with the velocity of forty teams, in forty colours. “I look at it every month,” she said, “and I have no idea what I should feel.” She was right not to know. Velocity is a note a team writes to itself. Read by somebody else, it is noise, and soon afterwards it is theatre.</p>
<p>Boards need something different: to see whether the organisation gets better at turning a wish into something of use. For that, five figures are enough. They fit on one page, they are hard to fake, and they need no new tool.</p>
<h2>The five</h2>
<table>
<thead><tr><th scope="col">Figure</th><th scope="col">The question behind it</th><th scope="col">Better is</th></tr></thead>
<tbody>
<tr><td>Lead time</td><td>How long from the wish to the use?</td><td>Shorter, and more even</td></tr>
<tr><td>Throughput</td><td>How much reaches a customer each week?</td><td>Steady</td></tr>
<tr><td>Work under way</td><td>How much have we begun and not finished?</td><td>Lower</td></tr>
<tr><td>Age of open work</td><td>How long has the unfinished been lying around?</td><td>Younger</td></tr>
<tr><td>Kept promises</td><td>How often was it ready when we said?</td><td>Four out of five</td></tr>
</tbody>
</table>
<p>The fourth is the one nobody reports and everybody should. Lead time tells you about work that is done. Age tells you about the work that is rotting.</p>
<h2>Show the spread, not the mean</h2>
<p>“Our average lead time is 31 days” is a sentence that hides more than it says. If half of the items take five days and the others fifty-seven, nobody ever experiences thirty-one. Report two lines: half of all items were done within <em>x</em> days, and 85 out of 100 within <em>y</em>. The distance between the two is the uncertainty your customers live with. Shrinking it is usually worth more than lowering either.</p>
<h2>Getting the data</h2>
<p>Any tracker that records when an item changed its state will do. This is the whole query for the first figure, in the dialect of PostgreSQL, on a table with one row for each finished item:</p>
<pre><code>select date_trunc('month', finished_at) as month,
       percentile_cont(0.50) within group (order by finished_at - wished_at) as half,
       percentile_cont(0.85) within group (order by finished_at - wished_at) as most
from items
where finished_at is not null
group by month
order by month;</code></pre>
<p>Two warnings. Start the clock at the wish, not when a team picks it up; otherwise the queue in front of the teams, which is where most of the time goes, disappears from the report. And stop it at the use, not at “done”. Software that waits for a release window is not done, it is parked.</p>
<h2>Reading it together</h2>
<p>The page is a reason to talk, not a ranking. We have three house rules for the meeting where it is read:</p>
<ol>
<li><strong>No comparison between teams.</strong> They do different work. Compare each with its own last quarter.</li>
<li><strong>Ask about the oldest item first.</strong> By name. What is it waiting for, and who in this room could end that today?</li>
<li><strong>Change one thing, then wait.</strong> Flow reacts slowly. Three changes at once teach you nothing about any of them.</li>
</ol>
<blockquote><p>A figure is good if it makes somebody in the room change something before the next meeting.</p></blockquote>
<h2>What happened at one client</h2>
<p>A maker of medical devices replaced a monthly report of sixty pages by the one page above. In the first quarter nothing moved except the number of open items, because people suddenly saw them: it fell by a third, mostly through saying no to things that were quietly dead. In the second quarter lead time followed. After a year, half of all items were done within 18 days instead of 44, and 85 out of 100 within 40 instead of 130.</p>
<p>Nobody had worked faster. They had stopped working on so much at once. Put like that it sounds like an insight from a calendar. It took five figures and a year to make it feel true.</p>
<h2>And velocity?</h2>
<p>Leave it with the team, along with the whiteboard and the private jokes. If a board asks for it, offer the page instead, and tell them that the forty colours have retired.</p>
`,
}
