const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The same on the server and in every browser, wherever it stands. */
export const postDate = (moment: string) => long.format(new Date(moment))
