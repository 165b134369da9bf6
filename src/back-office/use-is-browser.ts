import { useSyncExternalStore } from 'react'

const noSubscription = () => () => {}

/** False on the server and until the page's scripts have taken over. */
export const useIsBrowser = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
