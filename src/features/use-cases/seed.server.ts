import type { Database } from '#platform/database/database.server.ts'
import { danubiaBank } from './samples/danubia-bank.ts'
import { ferrowerk } from './samples/ferrowerk.ts'
import { helionMotors } from './samples/helion-motors.ts'
import { medistra } from './samples/medistra.ts'
import { norvaneAerospace } from './samples/norvane-aerospace.ts'
import { polarisClinics } from './samples/polaris-clinics.ts'
import { useCases } from './tables.server.ts'

export const samples = [norvaneAerospace, helionMotors, danubiaBank, medistra, ferrowerk, polarisClinics]

export async function seedUseCases(db: Database) {
  await db.insert(useCases).values(samples)
}
