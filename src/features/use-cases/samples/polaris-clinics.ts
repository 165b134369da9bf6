import type { NewUseCase } from '#features/use-cases/tables.server.ts'

export const polarisClinics: NewUseCase = {
  slug: 'polaris-clinics-leaders-who-coach',
  title: 'Leaders who coach: calmer operating days at Polaris Clinics',
  excerpt:
    'Operations started late because nobody felt allowed to decide. Thirty-two leaders in six clinics learned to ask before answering, and a simple forecast gave them time to do so.',
  tags: ['Healthcare', 'Coaching', 'AI'],
  published: true,
  show_cta_block: true,
  quote_text: 'My team needed me less and told me more. I hadn’t expected that those two belong together.',
  quote_name: 'Dr. Inés Carvalho',
  quote_role: 'Head of Anaesthesia, Polaris Clinics',
  created_at: '2025-02-24T08:00:00.000Z',
  body: `
<h2>The situation</h2>
<p>Polaris runs six clinics with 29 operating theatres. On an average day, 43% of first operations began late, by 26 minutes on average. The delay travelled through the day and ended as overtime for nurses, of whom 17% left each year.</p>
<p>Two projects had already changed the timetable. Both had improved it on paper. Neither had asked why a theatre nurse who knew at seven that a bed was missing told nobody until eight.</p>
<p>We asked. “Because then it is my problem,” said one. “Because he will shout,” said another. It wasn't a question of planning.</p>

<h2>What we did</h2>
<p>We worked with 32 leaders, from ward managers to heads of surgery, for six months. There was no training week. Instead, each of them had a coach beside them for two hours every second week, during ordinary work, and a group of four peers who met in between.</p>
<p>They practised three things, over and over:</p>
<ol>
<li>When someone brings a problem, ask two questions before giving an answer.</li>
<li>Thank the person who brings bad news early, in front of others.</li>
<li>Say which decisions belong to the team, and then don't take them back.</li>
</ol>
<p>Alongside, a small team from the clinics' own IT built a forecast. Each evening it shows which of the next day's first operations are likely to start late and why: a missing bed, a laboratory result, a transport. It is right in about seven cases out of ten. That was enough to give a ward twelve hours' notice in place of one.</p>
<p>The forecast was switched on only after the third month. In a clinic where bad news gets people shouted at, a machine that produces more of it helps nobody.</p>

<h2>What changed</h2>
<ul>
<li>First operations that begin late: from 43% to 19% in ten months.</li>
<li>Overtime in theatre teams: down by a fifth.</li>
<li>Nurses who agree that “problems can be raised early here”: from 34% to 72%.</li>
<li>Nurses leaving: from 17% to 12% a year. Pay also rose in that time, so we claim only part of it.</li>
</ul>
<p>One clinic of the six hardly moved. Its head changed twice during the work, and we should have paused there. With the third one we began again from the start.</p>
<p>Eleven of the 32 leaders have since become peer coaches for others. The two-question rule is printed on a small card by the theatre door. It is coffee-stained, which we take as a good sign.</p>
`,
}
