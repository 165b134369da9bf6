import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { deviceName } from '#admin/account/device-name.ts'
import { nextVersion } from '#admin/content/policies/version.ts'
import { formatContent } from '#admin/content/search.ts'
import { describeText } from '#admin/content/texts/describe.server.ts'
import { labelOf, nameInWords } from '#admin/content/texts/labels.ts'
import { schemaOf } from '#admin/content/texts/schema.ts'
import { settled, toValue } from '#admin/content/texts/values.ts'
import { returnPath } from '#admin/sign-in/return-path.ts'
import { toCsv } from '#admin-ui/format/csv.ts'
import { formatValue } from '#admin-ui/format/format-value.ts'
import { slugOf } from '#admin-ui/format/slug-of.ts'
import { linkAddress } from '#admin-ui/rich-text/addresses.ts'
import { findPictureSource } from '#admin-ui/rich-text/pictures.ts'
import { countWords } from '#features/blog/admin/words.ts'
import { withOutline } from '#features/blog/article/outline.ts'
import { readFilter } from '#features/blog/filter.ts'
import { strengthsOf } from '#features/blog/guide/strengths.ts'
import { authorSlug } from '#features/blog/post/authors.ts'
import { contact } from '#features/contact/feature.server.ts'
import { readInterestOptions } from '#features/contact/interest-options.ts'
import { writeCalendar } from '#features/events/calendar/calendar.server.ts'
import { findClockTimes } from '#features/events/calendar/clock-times.ts'
import { readKeynotes } from '#features/events/keynotes/keynotes.ts'
import { readArchiveFilter } from '#features/events/past/by-year.ts'
import { readPartners } from '#features/partners/partner-list.ts'
import { fillIn, findUnfilled, findUnknown, valuesFor } from '#features/people/variables.ts'
import { renderSafeBody } from '#features/policies/queries.server.ts'
import { readMarkedText } from '#features/scan/question/marked-text.ts'
import { readServiceCards } from '#features/services/ai-consulting/service-cards.ts'
import { findDuration } from '#features/services/assessments/duration.ts'
import { Claim } from '#features/services/claim.tsx'
import { iconPath } from '#features/services/icons.ts'
import { InlineMarkup } from '#features/services/inline-markup.tsx'
import { findForeignPicture } from '#platform/foreign-picture.ts'
import { clientAddress } from '#platform/http/client-address.server.ts'
import { networkOf, visitorOf } from '#platform/http/rate-limit.server.ts'
import { requestOrigin } from '#platform/http/request-origin.server.ts'
import { canonicalAddress, canonicalPath } from '#platform/pages/page-address.server.ts'
import { bestEncoding } from '#platform/pages/page-cache.server.ts'
import { plainText, sanitizeBody } from '#platform/sanitize.server.ts'
import { findImageKind } from '#records/files/image-kind.ts'
import { sanitizeSvg } from '#records/files/svg.server.ts'
import { retentionOf } from '#records/page-content/privacy/retention.ts'
import { sourceInput } from '#records/visits/source.ts'
import { checkPiece, ownPaths, picturesWithoutWords } from '#resources/preflight/rules.ts'
import type { Resource } from '#resources/resource.server.ts'
import { listLinks, replaceLink } from '#resources/row-links.server.ts'
import { initials } from '#ui/avatar.tsx'
import { focusOf } from '#ui/picture-focus.ts'
import { srcSetOf } from '#ui/picture-sizes.ts'
import { growth } from './linear.ts'

const draw = (component: typeof Claim, text: string) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(component, { text })))
const parameters = (text: string) => new URLSearchParams({ q: text, tag: text, page: text, sort: text, year: text })
const interests = contact.texts?.find(({ lists }) => lists?.interest_options)?.lists?.interest_options
const described = (key: string, builtIn: string) => describeText('home', key, builtIn)
const list = describeText('contact', 'interest_options', '[]', interests)
const lines = described('points', '["One"]')
const check = (key: string, builtIn: string, text: string) => {
  const description = described(key, builtIn)
  return schemaOf(description).safeParse(toValue(description, text))
}

const noResource = {} as Resource
const ada = valuesFor({ name: 'Ada', company: null }, 'Eve')

const event = (text: string) => ({
  ...{ id: '3f1c2c1e-5f4a-4b59-9a54-0d6f6b1c7a10', created_at: '2026-01-01', updated_at: '2026-01-01' },
  ...{
    event_date: '2026-07-01',
    event_format: null,
    registration_url: null,
    title: text,
    description: text,
    location: text,
    event_time: text,
    tags: [text],
  },
})

/** Whatever reads a text by hand or by a pattern of ours, and gets it from outside. */
const parsers: Record<string, (text: string) => unknown> = {
  'a body': sanitizeBody,
  'pictures from elsewhere in a body': findForeignPicture,
  'a body as words': plainText,
  'a drawing': (text) => sanitizeSvg(`<svg>${text}</svg>`),
  'styles in a drawing': (text) => sanitizeSvg(`<svg><style>${text}</style></svg>`),
  'the kind of a picture': (text) => findImageKind(new TextEncoder().encode(text)),
  'a line with markup': (text) => draw(InlineMarkup, text),
  'a claim with a figure': (text) => draw(Claim, text),
  'headings of an article': withOutline,
  'headings of a policy': (text) => renderSafeBody(text, { name: text }),
  'words of an article': countWords,
  'marks in a question': (text) => readMarkedText(text, {}),
  'a name as an address': authorSlug,
  'a title as an address': slugOf,
  initials,
  'a time of day': findClockTimes,
  'a duration': findDuration,
  'a period': (text) => retentionOf({ contact_retention_years: text }),
  'a version': nextVersion,
  strengths: strengthsOf,
  'an icon': iconPath,
  keynotes: readKeynotes,
  partners: (text) => readPartners('education', text),
  interests: readInterestOptions,
  'service cards': (text) => readServiceCards(text, () => {}),
  'a filter of articles': (text) => readFilter(parameters(text)),
  'a filter of events': (text) => readArchiveFilter(parameters(text)),
  'a page address': (text) => [canonicalAddress(`/${text}?q=${text}`, ['q']), canonicalPath(`/${text}`)],
  'a host': (text) => requestOrigin({ host: text }, { PUBLIC_URL: undefined, TRUST_PROXY: 0 }),
  'a list of proxies': (text) => clientAddress({ socket: {}, headers: { 'x-forwarded-for': text } } as never, 1),
  'a network address': (text) => [visitorOf(text), networkOf(text)],
  'accepted encodings': bestEncoding,
  'a browser': deviceName,
  'a way back': (text) => returnPath(`?to=${encodeURIComponent(text.toWellFormed())}`, 'https://site.example'),
  'a link that is typed': linkAddress,
  'a picture source': (text) => findPictureSource(text, 'https://site.example'),
  'the sizes of a picture': srcSetOf,
  'what stays in sight of a picture': focusOf,
  'a value in the history': formatValue,
  'a key in words': (text) => [labelOf(text), nameInWords(text)],
  'an address in a text': (text) => check('story_url', 'https://example.com', text),
  'an e-mail address in a text': (text) => check('email', 'a@example.com', text),
  'a day in a text': (text) => check('day', '2026-01-01', text),
  'a picture in a text': (text) => check('story_photo', '', text),
  'a list in a text': (text) => [settled(list, text), schemaOf(list).safeParse(toValue(list, text))],
  'lines in a text': (text) => settled(lines, text),
  'words of a text': (text) => formatContent({ ...lines, saved: { ...lines, content: text } as never }),
  'an article before it goes live': (text) => [
    checkPiece({ title: text, description: text, html: text }),
    picturesWithoutWords(text),
    ownPaths(text),
  ],
  'links of a row': (text) => listLinks(noResource, { content: `href="${text}` }),
  'a link that leads elsewhere': (text) => replaceLink(noResource, { content: `<a href="">${text}` }, '', '/new'),
  'variables of a mail': (text) => [findUnknown(text), findUnfilled(text), fillIn(text, ada)],
  'where a visit came from': (text) =>
    sourceInput.safeParse({ firstPath: text, referrer: text, campaign: { name: text } }),
  'a cell of a file': (text) => toCsv([{ [text]: text, list: [text] }]),
  'a calendar': (text) => writeCalendar([event(text)] as never, { company: text, page: 'https://site.example/' }),
}

const pieces = [
  ...'< > </ /> <!-- --> <b> </b> <p> <h2> </h2> <br> "> <script> </script <style> </style <svg>'.split(' '),
  ...'</svg> <g> <![CDATA[ ]]> <!ENTITY <? <constructor> <__proto__> constructor __proto__ toString'.split(' '),
  ...'hasOwnProperty {constructor} { /* */ url( @import " & &amp; &#39; * ** **a 1 18:00 18:00- . , ; ;= = @ a@'.split(
    ' ',
  ),
  ...'a. : / // \\ % %E0 - _ a A é ß 😀 [ [[ {"a": [{"label":"a"}, {"label":"a"}] https:// mailto: mailto:a@'.split(
    ' ',
  ),
  ...'tel: data:image/png;base64, /storage/ br; gzip, q=0.0 :: ::1'.split(' '),
  ...['<h2 id="', '<a href="', '<use ', '1 - ', "'", ' ', '\t', '\n', '\r\n', '\0', '\u2028', '\u0301', '\ud800'],
]
const some = (most: number) => fc.array(fc.constantFrom(...pieces), { maxLength: most }).map((all) => all.join(''))
const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), { maxLength: 40 })

const short = 2_000
const worthMeasuring = 25

function timeOf(parse: (text: string) => unknown, text: string) {
  const started = performance.now()
  parse(text)
  return performance.now() - started
}

test.each(Object.entries(parsers))('%s is read whatever it says', (_name, parse) => {
  fc.assert(
    fc.property(text, (all) => {
      parse(all.join(''))
    }),
    { numRuns: 120, examples: pieces.map((piece) => [[piece]]) },
  )
})

test.each(Object.entries(parsers))('%s four times as long takes about four times as long', (_name, parse) => {
  const repeated = fc.property(some(1), some(3), some(1), (before, unit, after) => {
    const textOf = (length: number) => before + unit.repeat(length / Math.max(1, unit.length)) + after
    // What takes no time at this length is left to the attacks below.
    if (timeOf(parse, textOf(4 * short)) >= worthMeasuring) expectLinear(parse, textOf, short)
  })
  const examples = pieces.map((piece): [string, string, string] => ['', piece, ''])
  fc.assert(repeated, { seed: 7, numRuns: pieces.length + 15, endOnFailure: true, examples })
})

// What patterns stumble over: a beginning, what is repeated, and an end that fits no more.
test.each([
  ['styles in a drawing', '', '/*', ' x'],
  ['a drawing', '', '<g>', ''],
  ['a body', '', '<b>', ''],
  ['a body as words', '', '<b><i>', ''],
  ['a line with markup', '', '<!--', ''],
  ['a line with markup', '', '<a ', ''],
  ['headings of an article', '', '<h2>', ''],
  ['words of an article', '', '<', ''],
  ['words of a text', '', '<', ''],
  ['a value in the history', '', '<', ''],
  ['an article before it goes live', '', 'a b ', ''],
  ['an article before it goes live', 'a', '.', 'b'],
  ['an article before it goes live', '', '. ', ''],
  ['an article before it goes live', '', '<img ', ''],
  ['an article before it goes live', '', '<h2>', ''],
  ['an article before it goes live', '', '<a href="/', ''],
  ['an article before it goes live', '<a ', 'href="/" ', ''],
  ['links of a row', '', '<a href="">', ''],
  ['links of a row', '', '<a ', ''],
  ['links of a row', '<a ', 'href="" ', ''],
  ['links of a row', '', '</a>', ''],
  ['a link that leads elsewhere', '', '<a href=""></a>', ''],
  ['a version', '', '1', 'a1'],
  ['an address in a text', 'https://', 'a', ' '],
  ['an address in a text', 'mailto:a', '@', ' '],
  ['a list in a text', '[', '{"label":"a"},', '{"label":"a"}]'],
])('%s withstands %j and many times %j', (name, before, unit, after) => {
  const textOf = (length: number) => before + unit.repeat(length / unit.length) + after
  expectLinear(parsers[name] as (text: string) => unknown, textOf, 10 * short)
})

/** Something else on the machine may have been in the way once, but not three times. */
function expectLinear(parse: (text: string) => unknown, textOf: (length: number) => string, length: number) {
  const isLinear = [1, 2, 3].some(() => growth(parse, textOf, length) < 10)
  expect(isLinear, JSON.stringify(textOf(20))).toBe(true)
}
