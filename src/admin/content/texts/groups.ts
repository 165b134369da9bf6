import { labelOf } from './labels.ts'

/** The texts of a page in the order of the page, parted as their keys begin. What only search engines show comes last. */
export function groupKeys(pageKey: string, keys: string[]): { title: string; keys: string[] }[] {
  const visible = keys.filter((key) => !isMeta(key))
  const groups = arranged[pageKey] ? arrange(arranged[pageKey], visible) : groupByPrefix(visible)
  const meta = keys.filter(isMeta)
  return meta.length > 0 ? [...groups, { title: 'Search results and sharing', keys: meta }] : groups
}

const isMeta = (key: string) => key.startsWith('meta_')

type Arrangement = [title: string, keys: RegExp][]

const policy: Arrangement = [['Document', /^(title|lead|version|effective_date|body)$/]]
const labels: Arrangement = [['Labels on the page', /./]]

// Pages whose keys don't begin as their parts do.
const arranged: Record<string, Arrangement> = {
  contact: [
    ['Opening', /^(title|subtitle|next_.*)$/],
    ['Form', /^(name|email|company|intent|message)_(label|optional|none|hint)$|_options$|consent$|_link$|^submit_/],
    ['After sending', /^success_/],
    ['Ways to reach you', /^(email|phone|office)/],
    ['Mail to the sender', /^mail_/],
  ],
  principles: [
    ['Opening', /^(title|lead)$/],
    ['First chapter', /^(chapter_1|principle_[1-4]_.*)$/],
    ['Second chapter', /^(chapter_2|principle_[5-8]_.*)$/],
    ['Third chapter', /^(chapter_3|principle_(9|1\d)_.*)$/],
    ['Closing', /./],
  ],
  'privacy-policy': [
    ...policy,
    ['How long data is kept', /retention/],
    ['Facts in the text', /^(minimum_age|legal_.*|privacy_email)$/],
    ...labels,
  ],
  'terms-of-service': [...policy, ['The short form', /^(summary|may|ask)_/], ...labels],
}

function arrange(arrangement: Arrangement, keys: string[]) {
  const titleOf = (key: string) => arrangement.find(([, pattern]) => pattern.test(key))?.[0] ?? general
  const titles = [...new Set([...arrangement.map(([title]) => title), general])]
  return titles
    .map((title) => ({ title, keys: keys.filter((key) => titleOf(key) === title) }))
    .filter(({ keys }) => keys.length > 0)
}

const general = 'General'

function groupByPrefix(keys: string[]) {
  const groups: { title: string; keys: string[] }[] = []
  for (const run of runsOf(keys)) {
    const last = groups.at(-1)
    if (run.isGroup) groups.push({ title: titleOf(run.keys), keys: run.keys })
    else if (!last) groups.push({ title: 'Opening', keys: run.keys })
    else if (run.keys.length > 2) groups.push({ title: general, keys: run.keys })
    else last.keys.push(...run.keys)
  }
  return groups
}

/** Neighbours that begin alike, and in between what stands alone. */
function runsOf(keys: string[]) {
  const runs: { keys: string[]; isGroup: boolean }[] = []
  for (const [place, key] of keys.entries()) {
    const stem = stemOf(key)
    const isGroup = [keys[place - 1], keys[place + 1]].some((beside) => beside && stemOf(beside) === stem)
    const last = runs.at(-1)
    const belongs = last?.isGroup === isGroup && (!isGroup || stemOf(last.keys[0] ?? '') === stem)
    if (last && belongs) last.keys.push(key)
    else runs.push({ keys: [key], isGroup })
  }
  return runs
}

const prefixOf = (key: string) => key.split('_')[0] ?? key
/** `programmes_title` and `programme_1_title` belong together. */
const stemOf = (key: string) => prefixOf(key).replace(/ies$/, 'y').replace(/s$/, '')

const titles: Record<string, string> = {
  hero: 'Hero',
  cta: 'Call to action',
  card: 'Cards',
  empty: 'When nothing is found',
  missing: 'When it is not there',
  why: 'Why us',
  pain: 'Pain points',
  gain: 'What they gain',
  data: 'Personal details',
  done: 'After the scan',
  plain: 'Without JavaScript',
  stats: 'Figures',
}

const titleOf = ([first = '']: string[]) => titles[prefixOf(first)] ?? labelOf(prefixOf(first))
