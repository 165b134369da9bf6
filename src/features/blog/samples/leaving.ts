import { ilse } from './authors.ts'

export const leaving = {
  slug: 'how-to-leave-a-team-on-purpose',
  title: 'How to leave a team on purpose',
  teaser:
    'A coach who stays too long becomes part of the furniture, then part of the problem. A plan for going, written on the first day.',
  publish_date: '2026-03-04T08:00:00.000Z',
  tags: ['Coaching', 'Agile Leadership'],
  authors: [ilse],
  content: `
<p>There is a moment that I have learned to be afraid of. A team has a difficult question, the room goes quiet, and then all of them look at me. Not for help. Out of habit.</p>
<p>That look means I have stayed too long. It usually comes around month seven, and by then leaving is hard for everyone: the team feels dropped, the manager fears a relapse, and I, to be honest, rather like being looked at. So I now plan my leaving on the first day, in the open, together with the team. This is how.</p>
<h2>Write the last day into the calendar</h2>
<p>In the first week we agree on a date, usually five months ahead. It can be moved, but only by the team, and only with a reason that they write down. Having a date changes what people ask for. “Could you run the retrospective?” turns into “Could you watch while I run it?”.</p>
<h2>List what you do</h2>
<p>Coaches do many small things that nobody has ordered. After four weeks I make a list of mine, everything I did that the team would have noticed if I hadn’t. A recent one had nineteen entries. Among them: asking who isn’t in the room, drawing the thing people are talking about, noticing when two people mean different things by “done”, and buying the biscuits.</p>
<p>Then we sort them into three columns.</p>
<table>
<thead><tr><th scope="col">Somebody takes it over</th><th scope="col">Everybody takes it over</th><th scope="col">Nobody needs it</th></tr></thead>
<tbody>
<tr><td>Running the retrospective</td><td>Asking who isn’t in the room</td><td>Reminding people of the board</td></tr>
<tr><td>Talking to the neighbouring team</td><td>Naming what isn’t being said</td><td>Sending the summary</td></tr>
<tr><td>Buying biscuits</td><td>Drawing things</td><td>Timekeeping in the daily</td></tr>
</tbody>
</table>
<p>The third column is the most valuable one. These are the crutches I brought along myself. They go first.</p>
<h2>Fade, don’t stop</h2>
<p>From the middle of the engagement I come less often, in a rhythm that is known beforehand: three days a week, then two, then one, then one every fortnight. What matters is what happens on the days in between. We begin each of my days with the same question: what did you do last week that you would have left to me before? If the answer is “nothing”, we look for the reason. Usually it is me.</p>
<blockquote><p>Good coaching looks like nothing from outside. The team did it themselves, and they are right to think so.</p></blockquote>
<h2>Prepare for the dip</h2>
<p>About six weeks after I leave, things get worse. They nearly always do. A retrospective is cancelled, the board is a week old, an argument is put off. This is not a relapse; it is the team finding out which of the habits are their own.</p>
<p>It helps a great deal to have said so in advance, above all to the manager. Otherwise somebody will call me back in week seven, with the best intentions, and the team will learn that it can’t do without. I leave a letter instead, to be opened after six weeks. It says roughly: this is normal, here are three things you said you would do when it happens, and I will call in two weeks’ time to hear how it went.</p>
<h2>Measure afterwards</h2>
<p>I call after two, six and twelve months, and ask the same three questions.</p>
<ul>
<li>What have you changed about the way you work since I left?</li>
<li>What did you stop doing that I introduced, and do you miss it?</li>
<li>When did you last disagree about something important, and how did it end?</li>
</ul>
<p>The best answer to the first question is a list of things I would never have thought of. In the last two years, eleven of fourteen teams had such a list after twelve months. The other three had kept everything exactly as I left it. Those are the ones I worry about.</p>
<h2>For those who pay for coaches</h2>
<p>If you lead an organisation that buys coaching, you can make this easy. Ask for the leaving plan together with the offer. Pay for the calls after six and twelve months, and not for the month in which nobody dares to say goodbye. And when a team tells you that it can’t do without its coach, be kind, and don’t extend the contract.</p>
`,
}
