import { eszter, ilse } from './authors.ts'

export const middleManagers = {
  slug: 'middle-managers-are-not-the-clay-layer',
  title: 'Middle managers are not the clay layer',
  teaser:
    'They are blamed for every change that doesn’t stick. Give them a job in the new organisation and watch what happens.',
  publish_date: '2025-05-14T07:00:00.000Z',
  tags: ['Agile Leadership', 'Coaching'],
  authors: [eszter, ilse],
  content: `
<p>In German it is the layer of clay, in English the permafrost, in Hungarian we have something with concrete. Every language seems to have its image for middle management in a change programme: the stuff that lets nothing through.</p>
<p>We have worked with several hundred people from that layer. We’d like to put in a word for them, and a suggestion.</p>
<h2>What we ask of them</h2>
<p>Think about what a typical programme asks of a department head. Let your teams decide for themselves. Be responsible for the result as before. Support a method that you were not asked about and that makes half of your skills worthless. Be a role model. And report on it monthly, in a template designed by somebody who has never led anyone.</p>
<p>Under these conditions, being careful isn’t resistance. It is intelligence.</p>
<blockquote><p>Nobody gives up a role in exchange for an attitude.</p></blockquote>
<h2>What is missing</h2>
<p>When teams begin to organise their own work, three things remain that no team can do for itself. They are hard, they take a whole person, and experienced managers are better at them than anybody else in the house.</p>
<h3>Clearing the way</h3>
<p>Teams run into walls: a purchasing rule, a missing access, a quarrel with another department from ten years ago. Someone has to know which door to knock on, and be let in. That is what fifteen years in a company are good for.</p>
<h3>Growing people</h3>
<p>Self-organised teams are excellent at work and mediocre at careers. Who notices that an engineer has been bored for a year? Who says the difficult sentence to a gifted colleague whom everybody avoids? A manager with time for eight real conversations a month is worth more than any talent programme.</p>
<h3>Holding the frame</h3>
<p>Freedom needs edges. What must not happen, how much may be spent, by when do we need to know? Drawing these edges clearly, and then keeping one’s hands off what lies inside, is the most demanding form of leadership we know.</p>
<h2>From old to new, in writing</h2>
<p>General talk about “servant leadership” doesn’t help anybody on a Monday morning. What helped was a table, filled in together with each group of managers, line by line, until all of them could say it in their own words.</p>
<table>
<thead><tr><th scope="col">I used to</th><th scope="col">Now the team does it</th><th scope="col">And I</th></tr></thead>
<tbody>
<tr><td>Distribute the work</td><td>Takes it from one list</td><td>See to it that there is only one list</td></tr>
<tr><td>Approve the solution</td><td>Decides within the frame</td><td>Draw the frame, and defend it upwards</td></tr>
<tr><td>Report the status</td><td>Shows the result</td><td>Bring those who should see it</td></tr>
<tr><td>Solve the conflict</td><td>Tries first</td><td>Teach how, and step in when asked</td></tr>
</tbody>
</table>
<p>The third column is the important one. Change programmes are good at the first two. They take something away, hand it to somebody else, and leave a person with a title and an empty calendar.</p>
<h2>What we have seen</h2>
<p>At a hospital group, twenty-six ward and department managers worked through this table over four afternoons. Then each chose one line to begin with and a colleague to report to. No roll-out, no score.</p>
<p>After nine months we asked their teams, anonymously, whether their manager was more useful to them than before. Nineteen of twenty-six got a clear yes. Three had moved to expert roles, with relief on all sides. Two had left. And two, as one nurse put it, were “still concrete, but at least we know where it is”.</p>
<h2>A suggestion for boards</h2>
<p>Before you begin, or before you begin again, answer three questions in writing, for each level of management that you have:</p>
<ol>
<li>What do you need to stop doing, from which day on, and who takes it over?</li>
<li>What do we need from you instead, that only you can do?</li>
<li>How will we notice that you are good at it, and what is in it for you?</li>
</ol>
<p>If you can’t answer the second one, the level isn’t needed, and it would be fair to say so. In our experience that is rarely the case. Usually the answer is long, and the people concerned have been waiting for years for somebody to ask.</p>
`,
}
