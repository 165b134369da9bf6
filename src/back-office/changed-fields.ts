type Row = Record<string, unknown>

/** What a form has changed. Only that is sent, so that two people can change different fields of different versions. */
export function changedFields(data: Row, previous: Row | undefined): Row {
  if (!previous) return data
  return Object.fromEntries(
    Object.entries(data).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(previous[field])),
  )
}
