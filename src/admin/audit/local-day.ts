/** A day of the reader's own time zone, as the moment when it begins. */
export const startOfDay = (day: string) => (day ? new Date(`${day}T00:00:00`).toISOString() : null)

/** The same day, as its last moment. */
export const endOfDay = (day: string) => (day ? new Date(`${day}T23:59:59.999`).toISOString() : null)
