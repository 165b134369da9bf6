import { eq } from 'drizzle-orm'
import type { Role } from '#accounts/session.server.ts'
import { liftLocks } from '#accounts/sign-in/limits.server.ts'
import { auditEntries, users } from '#accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addAccount, hashPassword, lockAccounts, removeTwoFactor, setPassword } from './accounts.server.ts'

type Wanted = {
  email: string
  /** Of a new account; one that exists keeps its own. */
  name: string
  role: Role
  password: string
  resetTwoFactor: boolean
}

/**
 * For whoever runs the machine: makes an account, or gives one that exists this password and role, enables it and ends
 * its sessions and whatever wrong passwords and codes have locked. Two-factor sign-in stays on unless it is to go too.
 */
export async function rescueAccount(db: Database, { email, name, role, password, resetTwoFactor }: Wanted) {
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    await lockAccounts(tx)
    const [known] = await tx.select().from(users).where(eq(users.email, email))
    const entry = { user_name: 'npm run admin', resource: 'users', item_label: email }
    if (!known) {
      const { id } = await addAccount(tx, { email, name, role, passwordHash })
      await tx.insert(auditEntries).values({ ...entry, action: 'create', item_id: id, after: { email, name, role } })
      return { isNew: true, hasTwoFactor: false }
    }
    const { id, disabled, role: roleBefore } = known
    await tx.update(users).set({ role, disabled: false, disabled_until: null }).where(eq(users.id, id))
    await setPassword(tx, id, passwordHash)
    await liftLocks(tx, { id, email })
    if (resetTwoFactor) await removeTwoFactor(tx, id)
    await tx.insert(auditEntries).values({
      ...entry,
      action: 'update',
      item_id: id,
      before: { role: roleBefore, disabled },
      after: { role, disabled: false, password: 'changed', ...(resetTwoFactor && { two_factor: 'off' }) },
    })
    return { isNew: false, hasTwoFactor: known.two_factor_enabled && !resetTwoFactor }
  })
}
