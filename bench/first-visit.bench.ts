import { atMost, type Benchmark } from './measurement.ts'
import { startSite } from './site.ts'
import { firstVisit, openBrowser } from './visit.ts'

export const benchmark: Benchmark = async () => {
  const site = await startSite()
  const browser = await openBrowser()
  const home = await firstVisit(browser, site.url)
  const door = await firstVisit(browser, `${site.url}/admin/login`)
  await browser.close()
  await site.stop()
  return [
    atMost('Home page, first visit: JavaScript', home.kilobytes('script'), 116, 'KB'),
    atMost('Home page, first visit: CSS', home.kilobytes('stylesheet'), 20, 'KB'),
    atMost('Home page, first visit: fonts', home.kilobytes('font'), 60, 'KB'),
    atMost('Home page: requests to other hosts', home.foreign.length, 0),
    atMost('Home page: cookies', home.cookies.length, 0),
    atMost('Sign-in page of the admin, first visit: JavaScript', door.kilobytes('script'), 150, 'KB'),
  ]
}
