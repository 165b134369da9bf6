import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useGetResourceLabel, useNotify, usePermissions } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { Card } from './card.tsx'
import type { Dashboard } from './dashboard.server.ts'

/** As long as visitors may read what was invented. Goes when all samples are changed or taken away. */
export function SamplesCard({ samples }: Pick<Dashboard, 'samples'>) {
  const label = useGetResourceLabel()
  const { permissions: role } = usePermissions()
  const count = samples.reduce((sum, { count }) => sum + count, 0)
  if (count === 0) return null
  const kinds = samples.map(({ resource, count }) => `${count} ${label(resource, count).toLowerCase()}`)
  return (
    <Card title="Sample content">
      <div className="stack">
        <p>
          Visitors still read what was invented for a first impression: {listOf.format(kinds)}. Lists mark them as
          samples. One that you change is yours and loses the mark.
        </p>
        {role === 'admin' ? (
          <RemoveButton count={count} />
        ) : (
          <p className="soft">An administrator can take them away.</p>
        )}
      </div>
    </Card>
  )
}

const listOf = new Intl.ListFormat('en')

function RemoveButton({ count }: { count: number }) {
  const data = useAdminData()
  const notify = useNotify()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => data.call<{ removed: number }>('DELETE', 'samples'),
    onSuccess: ({ removed }) => {
      notify(`${removed} samples are gone`, { type: 'success' })
      // Lists that were seen before hold them too.
      queries.invalidateQueries()
    },
    onError: (error) => notify(`Failed to take the samples away\n${error.message}`, { type: 'error' }),
    onSettled: () => setIsAsking(false),
  })
  return (
    <div>
      <Button variant="outlined" disabled={remove.isPending} onClick={() => setIsAsking(true)}>
        Take all samples away
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Take ${count} samples away?`}
        content="They leave the site at once. What somebody has changed or written stays. The change log can bring back each of them."
        confirm="Take them away"
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}
