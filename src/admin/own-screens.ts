/** Screens, below `/admin`, that belong to no feature. The server answers 404 to what is neither here nor a feature's. */
export const ownScreens = {
  pages: '/content',
  page: '/content/:pageKey',
  privacyPolicy: '/privacy-policy',
  terms: '/privacy-policy/terms',
  pictures: '/pictures',
  picture: '/pictures/:id',
  personalData: '/personal-data',
  changeLog: '/audit',
  calendar: '/calendar',
  releases: '/releases',
  release: '/releases/:id',
  links: '/links',
  account: '/account',
  users: '/users',
  user: '/users/:id',
}
