/** For screens of what several people work on at the same time: who answers whom must not be five minutes old. */
export const sharedWork = { staleTime: 5_000, refetchOnWindowFocus: true }
