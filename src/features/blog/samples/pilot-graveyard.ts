import { amara } from './authors.ts'

export const pilotGraveyard = {
  slug: 'why-ai-pilots-stop-at-the-demo',
  title: 'Why AI pilots stop at the demo',
  teaser:
    'Nine of the eleven pilots we looked at worked. Two were in use a year later. The difference was decided before the first line of code.',
  publish_date: '2026-10-28T07:00:00.000Z',
  tags: ['AI', 'Transformation'],
  authors: [amara],
  content: `
<p>Last winter a client asked us to look at every AI pilot of the past two years. There were eleven. We expected technical trouble and found almost none: nine of the eleven had met the target they were given. Yet only two were still in use. The others had been shown, applauded and quietly put away.</p>
<p>We went through the files and talked to everybody who was still around. Three patterns explain nearly all of it, and none of them is about models.</p>
<h2>The pilot had a sponsor, but no user</h2>
<p>A pilot for invoice checking was paid for by the chief digital officer and built by the data team. The accountants who check invoices saw it for the first time at the demo. They asked one question: “What happens when it is wrong?” Nobody had an answer, so nothing happened.</p>
<p>The two survivors began differently. In both, the person who would use the thing every day sat in the room from the first hour and could stop it. One of them did, twice. It cost three weeks. It also meant that on the day of the launch there was nothing left to explain.</p>
<blockquote><p>If the first user meets the system at the demo, the demo is the end of the project.</p></blockquote>
<h2>The target was accuracy</h2>
<p>Seven pilots had a target such as “at least 85 % correct”. It sounds exact, and says nothing. Eighty-five per cent correct is wonderful if the rest lands on somebody’s desk with a yellow mark, and useless if the rest goes out to customers.</p>
<p>We now refuse to start without a sentence in this form: <em>who</em> does <em>what</em> differently on <em>which day</em>, and how do we notice? An example from a service centre:</p>
<table>
<thead><tr><th scope="col">Instead of</th><th scope="col">We write</th></tr></thead>
<tbody>
<tr><td>Classify tickets with 85 % accuracy</td><td>Team leads stop sorting tickets by hand on Monday mornings</td></tr>
<tr><td>Summarise calls</td><td>Agents begin the next call within one minute of the last</td></tr>
<tr><td>Forecast spare parts</td><td>Planners change fewer than ten of a hundred proposed orders</td></tr>
</tbody>
</table>
<p>The right-hand side can be observed by anybody with a notebook. It also tells you how good the model has to be, which is often less good than people fear. The planners in the third line were content with a forecast that was wrong every fourth time, because it said when it was unsure.</p>
<h2>Nobody owned the day after</h2>
<p>A pilot is a project; it has an end. What comes after is a product, and it has a Tuesday. Data changes, a supplier renames its columns, the model drifts. In nine of eleven cases there was no team whose job it was to notice.</p>
<p>Agile organisations have an unfair advantage here. They are used to small teams that keep what they build. Give such a team the pilot, with the right to change both the model and the process around it, and most of the follow-up problems turn into ordinary backlog items.</p>
<h2>What we do instead</h2>
<p>None of this needs a framework. Before we agree to a pilot we ask for four things, and we ask for them in writing:</p>
<ol>
<li><strong>One named user</strong> who may stop the work, and who has half a day each week for it.</li>
<li><strong>One changed habit</strong>, written as a sentence that a stranger could check.</li>
<li><strong>A plan for being wrong</strong>: who sees the doubtful cases, how fast, and what they can do.</li>
<li><strong>A team that stays</strong>, with a budget for the year after. If that budget can’t be found now, it won’t be found later.</li>
</ol>
<p>About a third of the ideas don’t survive this conversation. That is the point. It takes an afternoon, and an afternoon is the cheapest place for an idea to fail.</p>
<h2>A word on speed</h2>
<p>Leaders sometimes worry that so many conditions slow things down. Our figures say the opposite. The two surviving pilots took eleven and thirteen weeks from the first talk to daily use. The nine others took eight weeks on average to reach a demo, and then an infinite time to reach anything else.</p>
<p>So here is a test for your next steering committee. Don’t ask how many pilots are running. Ask how many people did something differently this Monday because of one. If the room goes quiet, you know where to begin.</p>
`,
}
