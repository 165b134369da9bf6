import { StatusChip } from '#admin-ui/fields/status-chip.tsx'
import { Card } from './card.tsx'
import type { Dashboard } from './dashboard.server.ts'

/** Links that lead nowhere; nothing while all is well. */
export function LinksCard({ dead }: { dead: Dashboard['dead_links'] }) {
  if (dead === 0) return null
  return (
    <Card title="Broken links" to={{ path: '/admin/links', label: 'Mend them' }}>
      <StatusChip tone="danger">{dead === 1 ? '1 link leads nowhere' : `${dead} links lead nowhere`}</StatusChip>
    </Card>
  )
}
