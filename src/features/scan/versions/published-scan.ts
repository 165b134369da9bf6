import { useQuery } from '@tanstack/react-query'
import { scanQuery } from '#features/scan/client.ts'
import { prepareWithStandIn } from '#platform/pages/page-data.ts'
import { type Scan, scanOf } from './scan.ts'

/** For a `clientLoader`: asks what is published; the built-in version, a file of its own, stands in until it has come. */
export const prepareScan = () =>
  prepareWithStandIn(
    scanQuery(),
    import('./version-1.ts').then(({ version1, version1Id }) => scanOf(version1Id, version1)),
  )

/** What is asked now: the page's loader has seen to it that it is there. */
export const useScan = () => useQuery(scanQuery()).data as Scan
