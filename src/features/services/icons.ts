import { compass } from '#ui/icon.tsx'

/** The icon names that users may write into lists. */
export const serviceIcons = {
  AlertTriangle: 'M12 4 2.5 20h19zM12 10v4.5M12 17.2v.1',
  Clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V12l3.2 2',
  Target: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10Zm0 4a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z',
  Zap: 'M13.5 3 5 13.5h6L10 21l9-11h-6.5z',
  Compass: compass,
  Map: 'm3 6 6-2.5 6 2.5 6-2.5V18l-6 2.5L9 18l-6 2.5zM9 3.5V18M15 6v14.5',
  Flask: 'M9 3h6M10 3v6L4.5 18.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7.5 15h9',
  Users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.3a3.5 3.5 0 0 1 0 6.4M18.5 14.5A6.5 6.5 0 0 1 21.5 20',
  Shield: 'M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6zM8.8 12l2.3 2.3 4.2-4.4',
  Repeat: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5',
} as const

type ServiceIcon = keyof typeof serviceIcons

/** A name that is not in the list gets the first icon: a typing error costs a picture, not the page. */
export function iconPath(name: string): string {
  return Object.hasOwn(serviceIcons, name) ? serviceIcons[name as ServiceIcon] : serviceIcons.AlertTriangle
}
