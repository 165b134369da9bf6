/** Words in braces are filled in from the settings when the page is shown. */
export const termsBody = `
<h2>Who we are and what these terms cover</h2>
<p>This website is operated by <strong>{legal_name}</strong>, {legal_address} (“we”). These terms apply to its use by anyone (“you”), including the readiness scan and the contact form. By using the site you accept them. If you do not, please do not use it.</p>
<p>Consulting, training and mentoring are provided under a separate written contract. Where that contract and these terms differ, the contract applies.</p>

<h2>Using the site</h2>
<p>The site is free, and you need no account. You agree not to:</p>
<ul>
<li>attack, overload or probe it, or get around its limits;</li>
<li>send unlawful content, malware or advertising through its forms;</li>
<li>pretend to be someone else, or give another person’s data without their knowledge;</li>
<li>collect its content by automated means beyond what <code>robots.txt</code> and the law allow.</li>
</ul>
<p>We may block access that breaks these rules.</p>

<h2>The readiness scan</h2>
<p>The scan computes an archetype and three scores from your sixteen answers by a fixed method. It is a starting point for a conversation. It is not an audit, a certification, or advice for a particular case, and it must not be used to assess individual employees.</p>
<p>A shared result is open to everyone who has its link. It shows the archetype and the scores, not your personal data. Share it with care.</p>

<h2>Inquiries</h2>
<p>A message through the contact form commits neither of us to anything. We respond within 24 hours with next steps. A contract comes about only when both sides have signed it. What you tell us in an inquiry we treat as confidential.</p>

<h2>Our content</h2>
<p>Texts, drawings, marks, the scan’s questions and the software of this site belong to us or to those who have licensed them to us. You may read, print and link to them, and quote short passages with our name and a link. Anything beyond that, such as republishing, translating or commercial use, needs our consent in writing.</p>
<p>Names and logos of clients and partners belong to their owners and are shown with permission.</p>

<h2>Accuracy</h2>
<p>We write with care and correct errors when we learn of them. Figures about past work describe the cases they come from and promise nothing for others. What you read here is general information, not legal, financial or other professional advice.</p>

<h2>Links to other sites</h2>
<p>Some links lead to sites we do not run. We looked at them when we set the link; we are not responsible for what they hold today. Tell us if one should go.</p>

<h2>Availability</h2>
<p>We work to keep the site reachable at all times but cannot promise it. We may change or close parts of it, including the scan, without notice. Results you want to keep should be saved by you.</p>

<h2>Liability</h2>
<p>We are liable without limit for intent and gross negligence, for injury to life, body or health, and wherever the law allows no limit. Otherwise we are liable only for damage that is typical and could be foreseen, caused by the breach of a duty essential to these terms. For a free website that excludes indirect damage such as lost profit. The rights that consumers have by law remain untouched.</p>

<h2>Personal data</h2>
<p>How we treat personal data is set out in the <a href="/privacy-policy">privacy policy</a>. You must be at least {minimum_age} years old to send us any.</p>

<h2>Changes to these terms</h2>
<p>This is version {version}, in force since {effective_date}. We may change these terms for the future; the version on this page applies to each visit. If one provision turns out to be invalid, the others stay in force.</p>

<h2>Governing law and courts</h2>
<p>These terms are governed by the law of <strong>Hungary</strong>, without its rules on conflict of laws and without the UN Convention on Contracts for the International Sale of Goods. Disputes go to the competent courts in Budapest, Hungary.</p>
<p>If you are a consumer, you keep the protection that the mandatory law of the country where you live gives you, and you may bring a case before the courts there.</p>

<h2>How to reach us</h2>
<p>{legal_name}, {legal_address}<br>Through the <a href="/contact#contact">contact form</a>, or by e-mail at <a href="mailto:{privacy_email}">{privacy_email}</a>.</p>
`.trim()
