import { checkDatabase } from '#platform/doctor/database.server.ts'
import { describeFinding, type Finding, fault } from '#platform/doctor/finding.ts'
import { checkMachine } from '#platform/doctor/machine.server.ts'
import { checkOutside } from '#platform/doctor/outside.server.ts'
import { type Environment, readEnvironment } from '#platform/environment.server.ts'

const findings = await examine()
for (const finding of findings) console.log(describeFinding(finding))
const faults = findings.filter(({ state }) => state === 'fault').length
console.log(faults > 0 ? `\n${faults} to be mended` : '\nNothing has to be done')
process.exit(faults > 0 ? 1 : 0)

async function examine(): Promise<Finding[]> {
  let environment: Environment
  try {
    environment = readEnvironment()
  } catch (error) {
    return [fault('Settings', (error as Error).message, 'Correct these variables; README.md has the list.')]
  }
  const checks = [checkMachine, checkDatabase, checkOutside]
  return (await Promise.all(checks.map((check) => check(environment)))).flat()
}
