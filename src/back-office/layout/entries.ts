import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined'
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined'
import EventOutlined from '@mui/icons-material/EventOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import FormatQuoteOutlined from '@mui/icons-material/FormatQuoteOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import InboxOutlined from '@mui/icons-material/InboxOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined'
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined'
import PolicyOutlined from '@mui/icons-material/PolicyOutlined'
import SubjectOutlined from '@mui/icons-material/SubjectOutlined'
import type { Me } from '#back-office/me.ts'

export type Entry = { to: string; label: string; icon: typeof ArticleOutlined; adminOnly?: boolean }

/** Every screen that the menu leads to. */
export const groups: { title: string; entries: Entry[] }[] = [
  {
    title: 'Leads',
    entries: [
      { to: '/admin/inquiries', label: 'Inquiries', icon: InboxOutlined },
      { to: '/admin/assessments', label: 'Assessments', icon: AssignmentTurnedInOutlined },
      { to: '/admin/mails', label: 'Outbox', icon: MailOutlined },
      { to: '/admin/people', label: 'One person’s data', icon: PersonSearchOutlined, adminOnly: true },
    ],
  },
  {
    title: 'Content',
    entries: [
      { to: '/admin/content', label: 'Page texts', icon: SubjectOutlined },
      { to: '/admin/blog', label: 'Blog', icon: ArticleOutlined },
      { to: '/admin/use-cases', label: 'Use cases', icon: BookmarkBorderOutlined },
      { to: '/admin/events', label: 'Events', icon: EventOutlined },
      { to: '/admin/consultants', label: 'Consultants', icon: GroupOutlined },
      { to: '/admin/testimonials', label: 'Testimonials', icon: FormatQuoteOutlined },
      { to: '/admin/references', label: 'References', icon: HandshakeOutlined },
      { to: '/admin/privacy-policy', label: 'Policies', icon: PolicyOutlined },
    ],
  },
  {
    title: 'Settings',
    entries: [
      { to: '/admin/feature-flags', label: 'Feature flags', icon: FlagOutlined, adminOnly: true },
      { to: '/admin/users', label: 'Users', icon: ManageAccountsOutlined, adminOnly: true },
      { to: '/admin/audit', label: 'Change log', icon: HistoryOutlined },
    ],
  },
]

const entries = groups.flatMap((group) => group.entries)

/** Screens that are reached from another one alone. */
const below = [{ to: '/admin/consultant-tags', label: 'Consultant tags', parent: '/admin/consultants' }]

/** The screen one level up, when there is one below the dashboard. */
export function findParent(pathname: string): { to: string; label: string } | undefined {
  const [, admin, name, ...deeper] = pathname.replace(/\/$/, '').split('/')
  const screen = `/${admin}/${name}`
  if (deeper.length > 0) return [...entries, ...below].find(({ to }) => to === screen)
  const { parent } = below.find(({ to }) => to === screen) ?? {}
  return entries.find(({ to }) => to === parent)
}

/** Which screens are worth offering; what may be done is decided by the server. */
export const isOpenTo = (role: Me['role'] | undefined, pathname: string) =>
  role === 'admin' ||
  !entries.some(({ to, adminOnly }) => adminOnly && (pathname === to || pathname.startsWith(`${to}/`)))
