import { launchSite } from './site.ts'

/** One site for all journeys. Those that change what others read launch one of their own. */
export default async function startSite() {
  const { url, stop } = await launchSite()
  process.env.BASE_URL = url
  return stop
}
