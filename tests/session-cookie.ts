import { createHmac } from 'node:crypto'

/** What every site under test and benchmark signs with. */
export const authSecret = 'secret-of-the-sites-under-test-and-benchmark'

const signature = createHmac('sha256', authSecret).update('nobody').digest('base64')

/** Signed as a user's is, though no session belongs to it: a page that is asked for with it is rendered anew each time. */
export const sessionCookie = `tandem.session=nobody.${encodeURIComponent(signature)}`
