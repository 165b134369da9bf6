import type { NewUseCase } from '#features/use-cases/tables.server.ts'

export const medistra: NewUseCase = {
  slug: 'medistra-regulated-releases',
  title: 'Five weeks instead of five months: regulated releases at Medistra',
  excerpt:
    'A maker of infusion pumps believed that regulation forced it into two releases a year. Reading the rules together with the auditors showed that it was habit.',
  tags: ['Healthcare', 'Agile', 'Quality'],
  published: true,
  show_cta_block: true,
  quote_text:
    'The auditor asked for our evidence and got it in an afternoon. In ten years that had never taken less than three weeks.',
  quote_name: 'Dr. Pauline Aubert',
  quote_role: 'Vice President Quality, Medistra',
  created_at: '2025-11-17T08:00:00.000Z',
  body: `
<h2>The situation</h2>
<p>Medistra makes infusion pumps and the software that hospitals use to run them. Six teams released twice a year. Each release ended in a phase called “hardening”: ten weeks in which nothing was built and 1,400 pages of evidence were written by hand.</p>
<p>Developers blamed the regulator. Quality staff blamed the developers, who finished everything in the last week. Hospitals waited five months for a fix that had taken two days to write.</p>

<h2>What we did</h2>
<p>We asked both groups to read the applicable standards together, line by line, in four mornings. We brought coffee and one rule: whoever says “we have to” shows the paragraph. Of 63 things that people believed they had to do, 27 had a paragraph. The rest were answers to old audits, copied from one project into the next.</p>
<p>Then we rebuilt the work around those 27.</p>
<ul>
<li><strong>Evidence as you go.</strong> A piece of work is done when its evidence is. Test results, reviews and risk notes are collected by the build and signed the same day by the people who know.</li>
<li><strong>Quality inside the team.</strong> Each team got one member from the quality department, for good. They review in hours what used to queue for weeks.</li>
<li><strong>Small risk, short path.</strong> Changes are sorted by what they could do to a patient. A corrected label no longer takes the same way as a change of dosing logic. The dosing logic still takes the long one.</li>
</ul>
<p>An assistant based on a language model finds gaps: a requirement without a test, a risk without a measure. It points and never signs. That line was drawn by the quality department, and we think they drew it in the right place.</p>

<h2>What changed</h2>
<p>The first release under the new way took nine weeks, the second seven. Since the fourth it has been five.</p>
<ul>
<li>Time from finished fix to hospital: from a median of 21 weeks to 5.</li>
<li>Weeks spent on hardening per release: from ten to one.</li>
<li>Defects found after release, per release: from 14 to 6. Releases are smaller now, so the fair comparison is per year: from 28 to 31. It is nearly the same, and Medistra is working on it.</li>
</ul>
<p>The yearly audit found no major deviation. It did note that two signatures had been given by a stand-in without a written appointment. That was fixed in a week, which is rather the point.</p>
<p>We stayed for eight months with two people, and come back one day each quarter to look at the numbers with the teams.</p>
`,
}
