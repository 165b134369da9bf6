import { useQuery } from '@tanstack/react-query'
import { useAdminData } from '#admin-ui/admin-data.ts'

type Settings = {
  /** Variables that are still to be set before every mail can go out. */
  missing: string[]
  team: string | null
}

export function useMailSettings() {
  const data = useAdminData()
  const { data: settings } = useQuery({
    queryKey: ['mail-settings'],
    queryFn: () => data.call<Settings>('GET', 'mail-settings'),
  })
  return settings
}
