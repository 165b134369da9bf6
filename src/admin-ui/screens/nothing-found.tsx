import { Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { Empty } from './empty.tsx'

/** In place of rows when none fits what is looked for. `kept` is what the list stays narrowed to. */
export function NothingFound({ kept = {} }: { kept?: Record<string, unknown> }) {
  const { setFilters } = useListContext()
  return (
    <Empty
      kind="unfound"
      action={
        <Button variant="outlined" onClick={() => setFilters(kept, {})}>
          Clear the search
        </Button>
      }
    >
      Nothing matches what you are looking for.
    </Empty>
  )
}
