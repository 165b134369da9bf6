export type Flag = {
  id: string
  feature_name: string
  description?: string | null
  is_enabled: boolean
  updated_at: string
}

type Steps = {
  save: (flag: Flag, is_enabled: boolean) => Promise<unknown>
  /** Reads all flags again, so that what is shown is what the server holds. */
  reread: () => Promise<unknown>
}

/** Switches a flag. What fails is logged and thrown again for whoever asked. */
export async function toggleFlag(flag: Flag, { save, reread }: Steps) {
  try {
    await save(flag, !flag.is_enabled)
    await reread()
  } catch (error) {
    console.error('Error toggling feature flag', error)
    throw error
  }
}
