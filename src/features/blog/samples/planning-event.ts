import { tomasz } from './authors.ts'

export const planningEvent = {
  slug: 'what-a-planning-day-costs',
  title: 'What a planning day costs, and what it should return',
  teaser:
    'Ninety people in a hall for two days is the most expensive meeting of the quarter. Here is how to tell whether it was worth it.',
  publish_date: '2026-09-09T07:00:00.000Z',
  tags: ['Scrum@Scale', 'Transformation'],
  authors: [tomasz],
  content: `
<p>Let me begin with a sum. Ninety people, two days, travel for a third of them. With everything included that is around 150,000 euros, four times a year. I have never seen this figure on a slide at the event itself. I think it should be the first slide.</p>
<p>Not because planning together is a waste. Done well it is the best money of the quarter. But a meeting of that price has to return something that could not be had more cheaply, and most of what happens in those halls could be.</p>
<h2>What can be had more cheaply</h2>
<p>I keep notes at planning events. Here is how the time went at an average one, before we changed anything:</p>
<table>
<thead><tr><th scope="col">Activity</th><th scope="col">Share of time</th><th scope="col">Needs ninety people?</th></tr></thead>
<tbody>
<tr><td>Listening to presentations</td><td>31 %</td><td>No</td></tr>
<tr><td>Writing down what the team knew already</td><td>24 %</td><td>No</td></tr>
<tr><td>Waiting for a person or a decision</td><td>18 %</td><td>No</td></tr>
<tr><td>Discovering and settling dependencies</td><td>17 %</td><td>Yes</td></tr>
<tr><td>Changing the plan because of what was discovered</td><td>10 %</td><td>Yes</td></tr>
</tbody>
</table>
<p>A bit more than a quarter of the two days went into what the hall is for. The rest was reading aloud.</p>
<h2>Three changes that pay</h2>
<h3>Send the speeches home</h3>
<p>Strategy comes as four written pages a week earlier, with a short recording for those who prefer to listen. The event begins with forty minutes of questions. If there are no questions, the pages were either excellent or unread, and you find out which within ten minutes.</p>
<h3>Arrive with a draft</h3>
<p>Each team brings a plan that is eighty per cent ready, and three sentences: what we need from others, what others need from us, what we are afraid of. These go on one wall before the coffee. The dependencies are then visible at nine o’clock on the first day, not at four on the second.</p>
<h3>Put the deciders on shift</h3>
<p>Waiting is the expensive part. We set up a table in the middle of the hall with the people who can say yes: budget, architecture, product. Anyone may walk up, with a limit of ten minutes for each question. What cannot be decided there gets a date and a name. At one client the table took thirty-four decisions on its first day. Six of them had been open for more than a month.</p>
<blockquote><p>A planning day is a decision machine. If it produces plans but no decisions, you have hired a very large printer.</p></blockquote>
<h2>How to know that it was worth it</h2>
<p>We look at three figures, all of which can be collected with a pencil.</p>
<ul>
<li><strong>Decisions taken</strong> that had been open before. Fewer than one for every five people is a bad sign.</li>
<li><strong>Plans changed</strong> because of something learned in the room. If nobody’s plan changes, the event was a ceremony.</li>
<li><strong>Surprises in the following weeks</strong>: dependencies that come up later and should have been found. Count them and read the list aloud at the next event.</li>
</ul>
<p>At the insurer where I kept these notes, decisions went from nine to forty-one, surprises from twenty-six to seven, and the event shrank from two days to one. The one day that was saved, times ninety people, times four, is a little more than a working year.</p>
<h2>When to stop having them</h2>
<p>There is a state beyond the well-run planning day. If the list of dependencies gets shorter each time, the structure is telling you something: the teams are cut in the right place now. At that point a large event every ten weeks may do more harm than good, because it invites people to save up questions that could be asked on a Wednesday.</p>
<p>Scrum@Scale has a modest idea for this: the same short meeting, one level up, every day, with one person from each team. Fifteen minutes, only obstacles. Where the structure fits, that daily quarter of an hour slowly eats the planning day from below. When the hall feels too large, that is success. Cancel it, and frame the last agenda.</p>
`,
}
