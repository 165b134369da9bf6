/** Words in braces are filled in from the settings when the page is shown. */
export const privacyBody = `
<h2>Who is responsible</h2>
<p>The controller of the processing described here is <strong>{legal_name}</strong>, {legal_address} (“we”). For everything about your data write to <a href="mailto:{privacy_email}">{privacy_email}</a>. You reach a person who can act on it.</p>
<p>We are not required to appoint a data protection officer. This policy follows Regulation (EU) 2016/679 (the General Data Protection Regulation, GDPR) and Hungarian Act CXII of 2011 on informational self-determination and freedom of information.</p>

<h2>The data we process</h2>
<h3>When you write to us</h3>
<p>Your name, e-mail address, company, area of interest and message; whether you agreed to the processing and to receiving news; the wording and the version of this policy you agreed to; and the time. Name, e-mail address, company and message are needed to answer you. The area of interest and the consent to news are optional. If you ask for news, we send you one mail with a link, and write to you only after you have confirmed it there; we keep when you did.</p>
<p>With your message travels where your visit began: the first page you opened here, the last one before the form, the name of the site that led you to us, and the campaign marks (utm_source, utm_medium, utm_campaign) of the link you followed. Your browser holds this in the memory of the open page alone, and hands it on to the contact page when you go there. Nothing of it is stored on your device, and none of it is joined with you unless you send us something. The same holds for a readiness scan to which you add your e-mail address.</p>
<h3>When you take the readiness scan</h3>
<p>Your sixteen answers and the scores computed from them. You may add your first and last name, e-mail address, role, company name and company size. None of these is required: the scan can be completed, and its result read, without giving your name. Whoever has the link to a shared result sees the scores and the archetype, never your personal data.</p>
<p>After a scan your browser keeps the number of its result, so that the next one can be compared with it. We store with a later result which one it followed. Each night we work out the mean scores of organisations of one size, where at least twenty have answered; takes of one browser or one address count once, and whoever took the scan sees these means beside their own. If you tick the box for it, we write to your address once, 90 days later, to ask whether you would like to take the scan again. Each such mail has a link that stops it. If you tick the box for it, we mail you your report, with your answers, to the address you gave. We keep these mails no longer than your result.</p>
<p>If you make a team scan, we keep the name of the team and your e-mail address, with the wording and the version of this policy you agreed to, and mail you two links. Colleagues who answer give no name and no address, only their answers and whether they see the team as leadership, as part of it or otherwise. The organiser sees figures of at least four people together and no single answers; how they are put together keeps smaller groups from being worked out. An answer can be taken out until it has become part of such figures.</p>
<p>We count how far readiness scans come: the hour in which a scan was started and completed, how many questions were answered, and whether the last steps were reached. Each scan is counted under a random number that stands in your browser beside your answers. It is not stored with your result, and nobody can tell from it who you are. Where the visit began is added to the sums of the day, and not kept with the random number.</p>
<h3>When you read this site</h3>
<p>To deliver a page and to defend the site against abuse, our server processes your IP address and what your browser sends along. These are not written to our logs. To limit abuse we count how often forms are sent from a network address; such a counter lasts for an hour at most.</p>
<p>We count page views, without cookies and without anything on your device. For each one your browser sends the path of the page, the name of the site that led you here, the campaign marks of the link, and whether your screen is small, medium or large. Our server adds these to sums of the day: so many views of this page, so many visits from that site. To count each visitor of a day once, it makes a hash of your IP address and the name of your browser with a random number. The hashes and that number stand in the server’s memory alone, and are thrown away when the day is over; neither is ever written down. No record about a single visitor comes into being. Robots and our own staff are left out.</p>
<p>We count nothing, and note nothing of where your visit began, if your browser sends the signal Global Privacy Control or Do Not Track.</p>
<h3>What we do not do</h3>
<p>We do not buy data about you, sell data, show advertising, or ask for special categories of data such as health or belief. Please leave these out of your messages. The archetype of the readiness scan is computed from your answers by a fixed rule; it has no legal or similarly significant effect on you, and no decision about you is made by automated means alone.</p>

<h2>Purposes and legal bases</h2>
<ul>
<li><strong>To answer your inquiry</strong> and prepare an offer where you ask for one: your consent (Article 6(1)(a) GDPR) and steps at your request before a contract (Article 6(1)(b)).</li>
<li><strong>To send you news</strong> you have asked for: your consent (Article 6(1)(a)). Without it we send none.</li>
<li><strong>To show and share your scan result</strong>: your request to receive it (Article 6(1)(b)). Where you add personal data, your consent (Article 6(1)(a)).</li>
<li><strong>To run a team scan</strong> you have made: your consent (Article 6(1)(a)). Towards colleagues who answer: their request to receive a result (Article 6(1)(b)).</li>
<li><strong>To keep the site safe</strong> and to limit spam: our legitimate interest in a service that works for everyone (Article 6(1)(f)).</li>
<li><strong>To learn where the scan loses people</strong>, which pages are read and what leads visitors to us: our legitimate interest in improving the site, by statistics that do not single anyone out (Article 6(1)(f)).</li>
<li><strong>To know what led you to us</strong> when you write or leave your address: our legitimate interest in answering to the point and in learning which of our articles help (Article 6(1)(f)).</li>
<li><strong>To keep books and meet other duties of law</strong> once you are a client: legal obligation (Article 6(1)(c)).</li>
</ul>
<p>You may withdraw a consent at any time by a message to <a href="mailto:{privacy_email}">{privacy_email}</a>, and news by the link in each mail as well. What was done before the withdrawal remains lawful.</p>

<h2>Who receives your data</h2>
<p>Inside the firm, the consultants and staff who deal with your request. Outside it, only:</p>
<ul>
<li>the companies that run our servers and deliver our e-mail. They are processors: they act on our written instructions under a contract as Article 28 GDPR requires;</li>
<li>the operator of our newsletter form, if you choose to open that form and subscribe there;</li>
<li>authorities and courts, where the law obliges us.</li>
</ul>
<p>This site loads nothing from other companies’ servers while you read it. A link that leads elsewhere, such as a recorded talk, opens only when you choose it, and the policy of that place applies from then on.</p>

<h2>Transfers outside the European Economic Area</h2>
<p>We store your data in the European Economic Area. If a processor has to reach it from another country, we allow it only where the European Commission has found the protection there adequate, or under the Commission’s standard contractual clauses with the additional safeguards the case calls for. We send you a copy of these safeguards on request.</p>

<h2>How long we keep it</h2>
<table>
<thead><tr><th scope="col">Data</th><th scope="col">Kept for</th></tr></thead>
<tbody>
<tr><td>Contact data: inquiries and the correspondence that follows</td><td>{contact_retention} from the last contact</td></tr>
<tr><td>Assessment data: readiness scan answers, scores and what you added</td><td>{assessment_retention}; {client_assessment_retention} if you are a client</td></tr>
<tr><td>Team scans: name of the team, the organiser’s address and the figures shown</td><td>{assessment_retention} from the last answer; the name and the figures until the organiser deletes them, if that is sooner</td></tr>
<tr><td>Analytics: usage statistics</td><td>{analytics_retention}</td></tr>
<tr><td>Access log: who of our staff signed in, and who read or exported your data</td><td>{access_log_retention}</td></tr>
<tr><td>Consent to receive news</td><td>until you withdraw it; proof of it as long as contact data; a request that you do not confirm, 30 days</td></tr>
<tr><td>Invoices and contracts</td><td>as long as accounting and tax law require</td></tr>
</tbody>
</table>
<p>What has reached the end of its time is erased automatically, every day. Copies in backups disappear as the backups are replaced.</p>

<h2>Your rights</h2>
<p>You may at any time</p>
<ul>
<li><strong>have access</strong> to your data and receive a copy (Article 15);</li>
<li><strong>have it corrected</strong> where it is wrong or incomplete (Article 16);</li>
<li><strong>have it erased</strong> (Article 17);</li>
<li><strong>have its use restricted</strong> while a question is open (Article 18);</li>
<li><strong>take it with you</strong> in a machine-readable format (Article 20);</li>
<li><strong>object</strong> to processing that rests on our legitimate interest, and to direct marketing without giving a reason (Article 21);</li>
<li><strong>withdraw a consent</strong> you have given (Article 7(3)).</li>
</ul>
<p>Write to <a href="mailto:{privacy_email}">{privacy_email}</a>. We answer within one month and free of charge. If a request is complex, the law lets us take up to two months more; then we tell you so, with the reason, within the first month. We may ask you to confirm that the e-mail address is yours before we send or erase anything.</p>

<h2>Children</h2>
<p>This site is made for people at work. You must be at least {minimum_age} years old to send us personal data. If we learn that someone younger has done so without a parent’s consent, we erase it.</p>

<h2>Cookies and storage in your browser</h2>
<p>We set no cookies for visitors. There is therefore nothing to accept or refuse. If you take the readiness scan, your browser keeps your answers, and the random number named above, in its own local storage so that you can continue after closing the page; “Take Again” clears them, except for the number of your last result, and your browser’s settings clear all of it. If you answer in a team scan, your browser keeps the number of your result there, so that it is not sent twice. Counting page views stores nothing in your browser. Only our own staff receive a cookie, when they sign in.</p>

<h2>Security</h2>
<p>Connections are encrypted. Access to personal data is limited to staff who need it, protected by personal accounts, and recorded. We keep backups, test that they can be restored, and update the software of this site regularly. If a breach puts your rights at high risk, we tell you without undue delay; we report to the supervisory authority within 72 hours where the law requires it.</p>

<h2>Complaints</h2>
<p>Please give us the chance to put things right first. You may also complain to the supervisory authority of the country where you live or work, or where the matter arose. In Hungary this is:</p>
<p><strong>Nemzeti Adatvédelmi és Információszabadság Hatóság (NAIH)</strong><br>Hungarian National Authority for Data Protection and Freedom of Information<br>Falk Miksa utca 9–11, 1055 Budapest, Hungary<br><a href="https://www.naih.hu">www.naih.hu</a></p>
<p>You may also go to court. In Hungary the case can be brought before the regional court of the place where you live.</p>

<h2>Changes to this policy</h2>
<p>This is version {version}, in force since {effective_date}. Version 2.1 added how page views are counted, what travels with a message, team scans, how results are compared, and what we mail about them; version 2.0 was in force from 1 January 2026 until then. When we change what we do, we change this page first and give it a new version. If a change concerns data you have already given us in an important way, we tell you by e-mail before it takes effect.</p>

<h2>How to reach us</h2>
<p>{legal_name}, {legal_address}<br>E-mail: <a href="mailto:{privacy_email}">{privacy_email}</a><br>Or through the <a href="/contact#contact">contact form</a>.</p>
`.trim()
