import { version1, version1Id } from '#features/scan/versions/version-1.ts'
import type { SoundRows } from './sound-rows.ts'

const text = (length: number) => 'x'.repeat(length)

export const scanTables: SoundRows = {
  scan_pins: {
    sound: { archetype: 'explorer', pillar: 'ai', kind: 'service', page_id: 'ai-consulting' },
    nonsense: [
      ['of no archetype', { archetype: 'dreamer' }],
      ['of no pillar', { pillar: 'luck' }],
      ['of no kind', { kind: 'page' }],
      ['of nothing', { page_id: null }],
    ],
  },
  scan_peers: {
    sound: {
      ...{ family: 'x', company_size: 'large', results: 20, computed_at: '2030-01-01' },
      ...{ ai_mean: 50, agility_mean: 50, leadership_mean: 50 },
    },
    nonsense: [
      ['who are too few', { results: 19 }],
      ['of no size', { company_size: 'huge' }],
    ],
  },
  assessments: {
    sound: {
      id: text(22),
      assess_token: 'token',
      version_id: version1Id,
      earlier_id: null,
      answers: Array(16).fill(3),
      dominant_archetype: 'explorer',
      ai_score: 0,
      agility_score: 50,
      leadership_score: 100,
      message: 'Well done',
    },
    nonsense: [
      ['whose id can be guessed', { id: text(21) }],
      ['of no version', { version_id: null }],
      ['without an answer', { answers: [] }],
      ['with more answers than a scan can ask', { answers: Array(61).fill(3) }],
      ['with an answer of 0', { answers: [0, ...Array(15).fill(3)] }],
      ['with an answer of 6', { answers: [...Array(15).fill(3), 6] }],
      ['with an answer missing', { answers: [null, ...Array(15).fill(3)] }],
      ['with a score below 0', { ai_score: -1 }],
      ['with a score over 100', { leadership_score: 101 }],
      ['of an unknown archetype', { dominant_archetype: 'wizard' }],
      ['by a company of unknown size', { company_size: 'huge' }],
    ],
  },
  scan_versions: {
    sound: { number: 2, title: 'Spring', definition: version1 },
    nonsense: [
      ['without a title', { title: ' ' }],
      ['of no number', { number: 0 }],
      ['that ask nothing', { definition: JSON.stringify([]) }],
      ['published at no time', { status: 'retired' }],
    ],
  },
  team_scans: {
    sound: {
      ...{ name: 'Platform', email: 'ada@example.com', version_id: '5ca40000-0000-4000-8000-000000000001' },
      ...{ team_hash: 'a', manage_hash: 'b', gdpr_wording: 'I agree.', policy_version: '1', used_at: '2030-01-01' },
    },
    nonsense: [
      ['without a name', { name: ' ' }],
      ['of nobody', { email: 'ada' }],
      ['of no version', { version_id: '00000000-0000-4000-8000-000000000000' }],
    ],
  },
  scan_visits: {
    sound: { id: text(48), started_at: '2026-03-01T10:00:00Z', answered: 0, questions: 16 },
    nonsense: [
      ['whose number can be guessed', { id: text(21) }],
      ['with more answers than questions', { answered: 17 }],
      ['without a question', { questions: 0 }],
      ['with less than no answer', { answered: -1 }],
      ['whose time could be matched with a result', { started_at: '2026-03-01T10:00:01Z' }],
    ],
  },
}
