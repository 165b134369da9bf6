import { eszter } from './authors.ts'

export const decisionQueue = {
  slug: 'leadership-is-a-queue',
  title: 'Leadership is a queue: measure how long decisions wait',
  teaser:
    'Most organisations know the cycle time of a screw. Few know the cycle time of a yes. It is the better lever.',
  publish_date: '2026-07-15T07:00:00.000Z',
  tags: ['Agile Leadership', 'Transformation'],
  authors: [eszter],
  content: `
<p>When I ran operations, I could tell you within the hour how long a part had been waiting between two machines. Nobody could tell me how long a question had been waiting between two managers. I was one of the two, and I did not know either.</p>
<p>Since then I have measured it in fourteen leadership teams. The median decision waits for nineteen days. The work of deciding, reading, discussing, saying yes or no, takes less than two hours. The rest is queue.</p>
<h2>How to measure it in four weeks</h2>
<p>You don’t need a tool. Hang up a sheet outside the room where the leadership team meets, or open a shared table with five columns.</p>
<ol>
<li>The question, in one sentence.</li>
<li>Who needs the answer.</li>
<li>The day on which somebody first asked.</li>
<li>The day on which it was answered.</li>
<li>The day on which the people concerned knew the answer.</li>
</ol>
<p>The last column is the one that hurts. In one company the average gap between “decided” and “known” was eight days, because minutes were approved at the following meeting. Eight days in which forty engineers worked on the wrong variant of a thing that had been settled over lunch.</p>
<h2>What the queue looks like from below</h2>
<p>A decision that waits is not neutral. Teams do one of three things in the meantime. They stop and start something else, which raises the amount of unfinished work. They guess, which is fine until it isn’t. Or they build both variants, which I have seen more often than I would have believed.</p>
<p>All three look like a delivery problem. Reports turn amber, somebody suggests a task force, and a consultant is asked to look at the teams. I have been that consultant. In more than half of the cases the teams were fine. The queue above them was not.</p>
<blockquote><p>Speed in an organisation is rarely a matter of how fast people work. It is a matter of how long they wait for one another.</p></blockquote>
<h2>Four ways to shorten it</h2>
<h3>Decide what you don’t decide</h3>
<p>Take the sheet after four weeks and mark every question that the asker could have answered. In our sample that is two out of three. For these, write down the boundary once: up to this amount, within this risk, without asking. A boundary is one decision that replaces a hundred.</p>
<h3>Meet more often, and for less time</h3>
<p>A monthly meeting of four hours has an average wait of fifteen days built in. Twenty minutes every other day has one. The arithmetic is the same as on a factory floor: small batches flow.</p>
<h3>Answer with a date</h3>
<p>Some questions need time. Then the answer is a day, not silence. “You will know by Thursday noon” lets a team plan. “We are looking into it” doesn’t.</p>
<h3>Let the answer travel by itself</h3>
<p>Publish each decision where people work, on the day it is taken, in two sentences. No minutes, no approval. If you are afraid of publishing it, you have not decided yet.</p>
<h2>Where AI helps, and where it doesn’t</h2>
<p>Leaders ask me whether a language model could take some of these decisions. Perhaps one day. What it does well today is the dull half of the two hours: gathering what is known, listing who is affected, drafting the two sentences. One team saved a third of its preparation that way.</p>
<p>What it doesn’t do is shorten the queue. A perfect briefing that lies on a desk for nineteen days is a perfect briefing from last month. First the wait, then the work. I have not yet seen anybody regret that order.</p>
<h2>What happens afterwards</h2>
<p>In the teams that kept the sheet for half a year, the median fell from nineteen days to four. The number of escalations fell as well, by about half. The surprising part came in the interviews. People did not say that leadership had become faster. They said it had become <em>clearer</em>. It turns out that much of what we call a lack of direction is direction that has not arrived yet.</p>
<p>So measure the cycle time of a yes. It costs a sheet of paper, and the first week is usually enough to make a board go quiet.</p>
`,
}
