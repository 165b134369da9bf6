import { daniel } from './authors.ts'

export const thirdYear = {
  slug: 'rescuing-a-transformation-in-its-third-year',
  title: 'Rescuing a transformation in its third year',
  teaser:
    'The vocabulary is there, the roles are filled, and nothing is faster. What we do in the first two weeks, and what we leave alone.',
  publish_date: '2026-01-21T08:00:00.000Z',
  tags: ['Transformation', 'Agile Leadership'],
  authors: [daniel],
  content: `
<p>Year one has energy. Year two has structure. Year three has slides about year one. I get called in year three.</p>
<p>By then the signs are always the same. Everybody speaks the language. There are tribes or trains or whatever the book said, a calendar full of ceremonies, a maturity score that rises every quarter. And a customer who asked for something in March gets it in November, as before.</p>
<p>People expect me to say that it was done wrong. Mostly it wasn’t. The first two years moved what was easy to move, and stopped where it became about power, money or pride. That isn’t failure. It is where the actual work begins.</p>
<h2>The first two weeks</h2>
<p>I don’t run a survey. I follow three pieces of work from the wish to the use, all the way, and write down each place where they lay still.</p>
<ol>
<li>One thing that went well.</li>
<li>One thing that is stuck at present.</li>
<li>One thing that everybody has stopped talking about.</li>
</ol>
<p>The third one is the most instructive. At a manufacturer it was a simple change to a price list. It touched four systems, two unions and one vice president, and had been under way for fourteen months. When we drew it on the wall, it had crossed thirty-one desks. Nobody had ever seen more than five of them.</p>
<h2>What usually turns up</h2>
<p>In eight rescues over the last six years the wall showed the same few things, in different proportions.</p>
<table>
<thead><tr><th scope="col">Where work lay still</th><th scope="col">Share of waiting time</th></tr></thead>
<tbody>
<tr><td>Waiting for a decision above the teams</td><td>38 %</td></tr>
<tr><td>Waiting for another team or a supplier</td><td>27 %</td></tr>
<tr><td>Waiting for a yearly budget round</td><td>19 %</td></tr>
<tr><td>Waiting for test environments or releases</td><td>11 %</td></tr>
<tr><td>Actual work</td><td>5 %</td></tr>
</tbody>
</table>
<p>Now compare that with where the money of the first two years went: training, roles, team coaching. All of it aimed at the last line. You can double the speed of five per cent and nobody will notice.</p>
<blockquote><p>Nobody resists change. They resist being the only one who changes.</p></blockquote>
<h2>What we change first</h2>
<p>One thing, at the top, in public. At the manufacturer the board gave up its right to approve single investments below two million and agreed on a quarterly amount for each product line instead. It was a small loss of control and a large signal. Within a month people began to bring us problems that they had kept to themselves for years.</p>
<p>After that we take one stream of work, forty to eighty people, and remove everything that makes it wait, week by week. We don’t touch the other streams. We don’t print anything. When the first customer gets something within six weeks that used to take forty, the neighbours come by on their own.</p>
<h2>What we leave alone</h2>
<ul>
<li><strong>Names and roles.</strong> If people are called chapter leads, they stay chapter leads. Renaming costs half a year of attention.</li>
<li><strong>The tool.</strong> It is never the tool. It is also never worth the fight.</li>
<li><strong>Those who were there before us.</strong> The people who carried years one and two know where everything is buried. They are tired, not wrong. Two of the best rescues were led by the very person who had been blamed.</li>
</ul>
<h2>How to tell within eight weeks</h2>
<p>A rescue that works shows itself early. I look for three signs: a decision that used to take weeks is taken in days, and people mention it without being asked; somebody from outside the stream asks to join; and the steering committee gets shorter, because there is less to steer.</p>
<p>If none of this has happened after eight weeks, I say so and recommend stopping. It has happened once. The board wanted speed without giving anything up, and was honest enough to admit it. They saved a good deal of money, and I think of that conversation as one of our better results.</p>
<h2>If you are in year three</h2>
<p>Cancel the next maturity assessment. Take the three pieces of work instead, a long wall, and two weeks. It is uncomfortable, and it is the first thing in a long time that will be new.</p>
`,
}
