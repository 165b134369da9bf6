import type { ReactNode } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'

/** Draws something of the record that is open; nothing until it is there. */
export function WithRecord<Row extends object>({ children }: { children: (record: Row) => ReactNode }) {
  const record = useRecordContext<RaRecord & Row>()
  return record ? children(record) : null
}
