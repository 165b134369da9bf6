/** What can be edited of a page, and the screen of the admin that does it. */
export type EditLink = { label: string; screen: string }
