/** Screens, below `/admin`, that belong to no feature's resources. The server answers 404 to what is neither here nor a resource's. */
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
  visits: '/visits',
  links: '/links',
  account: '/account',
  users: '/users',
  user: '/users/:id',
}
