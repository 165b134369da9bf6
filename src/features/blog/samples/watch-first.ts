import { amara, daniel } from './authors.ts'

export const watchFirst = {
  slug: 'before-you-automate-watch',
  title: 'Before you automate, watch: one day at the desk',
  teaser:
    'The process map says seven steps. The person at the desk takes nineteen. What you see in a single day decides whether an AI project makes sense.',
  publish_date: '2025-09-03T07:00:00.000Z',
  tags: ['AI', 'Product', 'Coaching'],
  authors: [amara, daniel],
  content: `
<p>The map on the wall had seven boxes. An order comes in, it is checked, it is priced, and so on to the invoice. A supplier had offered to automate boxes two to five with a language model. The business case was convincing, and the signature was due on Friday.</p>
<p>On Wednesday we asked for a chair, and sat next to a woman called Magda for a day.</p>
<h2>What we saw</h2>
<p>Magda processed twenty-six orders. In box two, “check order”, she did the following: opened the e-mail, opened the customer’s last three orders, compared the wording, frowned at one, looked up a name in a paper notebook, called somebody on the second floor, waited, and wrote “same as in May, but without the lid” into a field meant for delivery notes. Then she clicked on “checked”.</p>
<p>We counted nineteen steps where the map had seven. Eleven of them existed because a system didn’t know something that Magda knew. The notebook had a name: the bible. It had been started by her predecessor.</p>
<p>A model trained on the data in the systems would have learned from the clicks on “checked”. It would have been right most of the time, and it would have sent a pallet of lids to a customer who had not wanted lids since May.</p>
<h2>Watching is a craft</h2>
<p>Anybody can sit on a chair. To see something, a few things help.</p>
<ul>
<li><strong>Come alone or in a pair.</strong> A delegation changes what it looks at.</li>
<li><strong>Ask for the ordinary.</strong> People prepare their best case for visitors. Say that you would like the next thing on the pile, whatever it is.</li>
<li><strong>Count the crossings.</strong> Each time the work crosses from one system to another, or from a screen to paper, make a mark. The marks are your map.</li>
<li><strong>Ask “how did you know?”</strong> instead of “why do you do that?”. The first question invites a story, the second a defence.</li>
<li><strong>Stay until it gets boring.</strong> The interesting exceptions come at about two in the afternoon.</li>
</ul>
<h2>Three kinds of step</h2>
<p>In the evening we put each step on a card and sort the cards with the person we watched. There are three piles.</p>
<table>
<thead><tr><th scope="col">Pile</th><th scope="col">Example from that day</th><th scope="col">What to do</th></tr></thead>
<tbody>
<tr><td>Carrying</td><td>Copying an address from an e-mail into a form</td><td>Automate it, often without any AI</td></tr>
<tr><td>Repairing</td><td>Calling the second floor about a wrong article number</td><td>Remove the cause, not the call</td></tr>
<tr><td>Knowing</td><td>“Same as in May, but without the lid”</td><td>Write it down, then support it</td></tr>
</tbody>
</table>
<p>The proportions are remarkably stable. In some twenty such days we found about forty per cent carrying, forty per cent repairing and twenty per cent knowing. Offers for automation usually address the first pile with the technology for the third.</p>
<blockquote><p>The knowledge you need for the model is in a notebook, in a drawer, next to the biscuits.</p></blockquote>
<h2>What became of it</h2>
<p>The Friday signature was put off by four weeks. In that time a small team fixed the article numbers, which removed nine calls a day, and a form learned to take over the address. Nobody would call either of these AI. Together they saved Magda about ninety minutes a day.</p>
<p>Then came the model, a smaller one than planned. It reads the order, finds the last three, and proposes a note in Magda’s own style: “Same as in May? Then without the lid.” She confirms or corrects it. The corrections go into the bible, which is now a table that all six colleagues can see. After half a year she corrects one proposal in twelve.</p>
<h2>Why leaders should take the chair</h2>
<p>We now ask the executive who signs for an automation project to spend one day at the desk first. Not a tour; a day. Most say they have no time. Those who come tend to cancel something afterwards, and to defend what is left with a conviction that no business case can provide.</p>
<p>It is also simply good manners. You are about to change somebody’s working life. Having seen it once is the least one can do.</p>
`,
}
