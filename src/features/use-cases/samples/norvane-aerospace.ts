import type { NewUseCase } from '#features/use-cases/tables.server.ts'

export const norvaneAerospace: NewUseCase = {
  slug: 'norvane-aerospace-release-dates',
  title: 'How Norvane Aerospace got its release dates back',
  excerpt:
    'Fourteen avionics teams shipped a month late, every time, and nobody could say why. Two quarters later the median delay is four days, with the same people and the same safety rules.',
  tags: ['Aviation', 'Scrum@Scale', 'Forecasting'],
  published: true,
  show_cta_block: true,
  quote_text:
    'I used to ask for a date and get a promise. Now I ask for a date and get a range with a reason. I plan on the range.',
  quote_name: 'Henrik Solberg',
  quote_role: 'Programme Director Avionics, Norvane Aerospace',
  created_at: '2026-09-14T08:00:00.000Z',
  body: `
<h2>The situation</h2>
<p>Norvane builds display and flight-planning software for regional aircraft. Fourteen teams in three countries work on one product. Each release is a contract date: an aircraft stands in a hangar until the software is there.</p>
<p>In the two years before we met, every one of nine releases was late. The median delay was 31 days. Each review afterwards found a different cause, such as a test rig, a supplier or a person on leave. Management had answered with more reporting. Team leads spent, by their own count, eleven hours a week on status.</p>
<p>Nobody was idle and nobody was careless. The plan itself was the problem: it was made once, by eight people, for everyone.</p>

<h2>What we did</h2>
<p>We began with two weeks of looking. We read three years of tickets, sat in the meetings and followed six features from request to aircraft. One figure stood out. A feature spent 64% of its life waiting for another team.</p>
<ul>
<li><strong>One plan by those who do the work.</strong> Every eight weeks all fourteen teams plan together for a day and a half. Dependencies are agreed between two people with names, not between two boxes on a chart.</li>
<li><strong>A daily ladder for blockers.</strong> What a team can't solve by 9:15 reaches the programme directors by 10:00. They meet for fifteen minutes, and only about blockers.</li>
<li><strong>A forecast that learns.</strong> With Norvane's data team we trained a small model on past tickets. It doesn't estimate; it warns. When a piece of work begins to look like earlier work that slipped, the lead hears about it.</li>
</ul>
<p>The weekly status report was stopped in week five. That was the hardest step, and the one that convinced people we meant it.</p>

<h2>What didn't work</h2>
<p>Our first version of the forecast warned far too often: forty warnings a week, most of them wrong. Leads switched it off. We cut it back to the five most likely slips each Monday and showed for each one which earlier work it resembled. Only then was it used.</p>

<h2>What changed</h2>
<table>
<thead><tr><th>Measure</th><th>Before</th><th>After two quarters</th></tr></thead>
<tbody>
<tr><td>Median release delay</td><td>31 days</td><td>4 days</td></tr>
<tr><td>Wait for another team, per dependency</td><td>9 days</td><td>2 days</td></tr>
<tr><td>Hours on status per lead and week</td><td>11</td><td>3</td></tr>
<tr><td>Critical audit findings</td><td>0</td><td>0</td></tr>
</tbody>
</table>
<p>The last line matters most to Norvane. Speed was never worth a safety finding, and it didn't cost one.</p>
<p>We left after seven months. Two of Norvane's own release managers now run the planning days. The third one took place without us in the building; we heard about it from the photographs.</p>
`,
}
