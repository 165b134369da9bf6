import { DataTable } from 'react-admin'
import { MomentField } from './fields.tsx'

/** The column of a list that says when an item was last changed; left out where rows are shown as cards. */
export const LastChange = () => (
  <DataTable.Col source="updated_at" label="Last change" field={MomentField} cellClassName="admin-narrow-hidden" />
)
