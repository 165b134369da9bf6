import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { restartDatabase } from '../tests/crash/database-restart.ts'
import type { Findings } from '../tests/crash/findings.ts'
import { runRounds } from '../tests/crash/rounds.ts'
import { buildIfChanged } from './build.ts'

const [given = '20'] = process.argv.slice(2)
const rounds = Number(given)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Usage: npm run crash [-- ROUNDS]')
  process.exit(2)
}

buildIfChanged((line) => console.error(line))
// Not os.tmpdir(): PostgreSQL may run as another user, who can always enter this folder.
const folder = await mkdtemp('/tmp/tandem-crash-')
await chmod(folder, 0o755)

const shown = ({ lost, halfWritten, doubled }: Findings) =>
  `${lost.length} lost, ${halfWritten.length} half-written, ${doubled.length} doubled`

const killed = await runRounds({
  dataDir: join(folder, 'killed'),
  rounds,
  onRound: (round, outcome) => round % 10 === 0 && console.error(`Round ${round}: ${shown(outcome)}`),
})
const restarted = await restartDatabase({ dataDir: join(folder, 'restarted'), restarts: 6, away: 1_500 })
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

console.log(`The site killed ${killed.rounds} times, ${killed.killedWhileStarting} of them before it could serve:
  ${killed.acknowledged} of ${killed.sent} acknowledged in the end; ${shown(killed)}; slowest start ${seconds(killed.slowestStart)}
PostgreSQL restarted 6 times under load:
  ${restarted.acknowledged} of ${restarted.sent} acknowledged, ${restarted.refused} told to come back; ${shown(restarted)}
  ${restarted.wrongAnswers.length} wrong answers; ${restarted.pagesFailed} of ${restarted.pages} pages failed; back within ${seconds(restarted.slowestRecovery)}`)

const findings = [killed, restarted].flatMap(({ lost, halfWritten, doubled }) => [...lost, ...halfWritten, ...doubled])
const isGood =
  findings.length + restarted.wrongAnswers.length + restarted.pagesFailed === 0 && restarted.slowestRecovery <= 5_000
if (isGood) await rm(folder, { recursive: true, force: true })
else console.error(`The data is in ${folder}`)
process.exit(isGood ? 0 : 1)
