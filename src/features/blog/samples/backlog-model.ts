import { ilse, rafael } from './authors.ts'

export const backlogModel = {
  slug: 'a-language-model-in-the-backlog',
  title: 'A language model in the backlog: six months of notes',
  teaser:
    'Four product teams let a model write, sort and challenge their backlog items. Two uses stayed, three were dropped, and one changed how they talk.',
  publish_date: '2026-05-20T07:00:00.000Z',
  tags: ['Product', 'AI'],
  authors: [rafael, ilse],
  content: `
<p>In November four product teams of a logistics company agreed to try out a language model on their backlogs for half a year. The rule was simple: use it for whatever you like, note down what you did, and tell us honestly when you stop. We collected the notes every second Friday. This is what is left of them.</p>
<h2>What was dropped</h2>
<p><strong>Writing user stories.</strong> Everybody’s first idea, and gone by January. The model wrote stories that were complete, polite and wrong in a way that nobody noticed, because a well-formed story stops people from asking. One team found that its refinement meetings had become silent. They went back to three handwritten lines and an argument.</p>
<p><strong>Estimating.</strong> The numbers were no worse than the team’s own. That was the problem: the value of estimating had never been the number. It was the moment when somebody says “eight?” and somebody else says “two?”.</p>
<p><strong>Summaries for stakeholders.</strong> Accurate, and unread. It turned out that stakeholders did not lack text.</p>
<h2>What stayed</h2>
<p><strong>Finding duplicates and cousins.</strong> The oldest backlog held 1,140 items. The model grouped them in an afternoon; two people went through the groups in three days and closed 700. Every new item is now compared with the old ones before anybody discusses it. It is the least exciting use, and the only one that all four teams kept.</p>
<p><strong>Reading what customers write.</strong> Some 400 messages arrive each week. Before, a rota of volunteers read a sample. Now the model sorts all of them by topic and puts the strange ones on top. The instruction that made it useful was one line:</p>
<pre><code>Do not summarise. Quote the sentence that surprised you most,
and say which assumption of ours it contradicts.</code></pre>
<p>The teams call it the Monday surprise. Of the twenty-three surprises they followed up, nine led to a change of plan. That is a better rate than any research budget we have seen.</p>
<h2>What changed how they talk</h2>
<p>One use sits between the lists. In March a product owner asked the model to argue against her favourite item, as a tired customer with no budget. She read the answer aloud at refinement. It was unfair in two points and right in one. The team has done it with each large item since then, always aloud, and always before the estimate.</p>
<p>From a coach’s point of view this is the interesting one. In most teams it is somebody’s role to be the sceptic, and it is a lonely role. Give the first objection to a machine, and people are free to weigh it instead of defending themselves against a colleague. Two engineers told us it was the first time they had disagreed with a product owner without an evening of bad conscience.</p>
<blockquote><p>The model was most useful where it started a conversation, and most harmful where it replaced one.</p></blockquote>
<h2>The figures</h2>
<table>
<thead><tr><th scope="col">Measure</th><th scope="col">November</th><th scope="col">May</th></tr></thead>
<tbody>
<tr><td>Open backlog items, all teams</td><td>2,310</td><td>640</td></tr>
<tr><td>Age of the median item</td><td>211 days</td><td>34 days</td></tr>
<tr><td>Items changed because of customer messages</td><td>2 a month</td><td>8 a month</td></tr>
<tr><td>Hours in refinement, each person and week</td><td>2.5</td><td>2.2</td></tr>
</tbody>
</table>
<p>Note the last line. Nobody saved much time. If the business case had been about hours, it would have failed. The gain is in what the hours are spent on.</p>
<h2>If you want to try it</h2>
<ul>
<li>Begin with reading and sorting, not with writing. Text that nobody has struggled for tends to be believed too easily.</li>
<li>Keep the prompt where the team can see and change it, like any other working agreement.</li>
<li>Decide beforehand how you will notice that it is not worth it, and who may switch it off.</li>
<li>Keep customer data where it belongs. The messages above never left the company’s own systems, which ruled out two convenient tools and was worth it.</li>
</ul>
<p>Half a year is short. We’ll ask again in a year’s time, and publish whatever we hear, including the part where we were wrong.</p>
`,
}
