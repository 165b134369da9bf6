/** Which part stays in sight where a page cuts the picture; the middle where nothing is said. */
export const focusOf = (address: string) =>
  /[?&]at=(\d+)-(\d+)/
    .exec(address)
    ?.slice(1)
    .map((share) => `${share}%`)
    .join(' ')
