import { Button, LinearProgress, MenuItem, TextField } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import type { BackTest, ChangedResult } from '#features/scan/versions/back-test.server.ts'
import { runBackTest } from './client.ts'
import type { VersionForm } from './use-version-editor.ts'

const scopes = [200, 1_000, 5_000, 10_000]
const figure = new Intl.NumberFormat('en-GB')

/** What earlier results would be by what is typed here. Nothing of theirs is changed. */
export function BackTestPart({ id }: { id: string }) {
  const { getValues } = useFormContext<VersionForm>()
  const [last, setLast] = useState(200)
  const [share, setShare] = useState<number>()
  const [test, setTest] = useState<BackTest>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function run() {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setShare(0)
    setProblem(undefined)
    try {
      setTest(await runBackTest({ id, last, definition: getValues('definition') }, setShare, signal))
    } catch (error) {
      if (!signal.aborted) setProblem((error as Error).message)
    }
    setShare(undefined)
  }

  return (
    <section className="panel studio-group" aria-label="Back-test">
      <h2>Back-test</h2>
      <p className="admin-hint">
        Scores what people have answered before by what is typed here. Their own results stay as they are.
      </p>
      <div className="studio-test-head">
        <TextField
          select
          label="Compare"
          value={last}
          onChange={({ target }) => setLast(Number(target.value))}
          sx={{ maxWidth: '14rem' }}
        >
          {scopes.map((scope) => (
            <MenuItem key={scope} value={scope}>
              the last {figure.format(scope)} results
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" onClick={run} disabled={share !== undefined}>
          {share === undefined ? 'Compare' : 'Comparing…'}
        </Button>
      </div>
      {share !== undefined && (
        <LinearProgress variant="determinate" value={share * 100} aria-label="Results compared" />
      )}
      {problem && (
        <AdminNotice title="The results could not be compared" retry={run}>
          {problem}
        </AdminNotice>
      )}
      {test && share === undefined && !problem && <Outcome test={test} />}
    </section>
  )
}

function Outcome({ test }: { test: BackTest }) {
  const { total, incomparable, changed_archetype, changed_band, items } = test
  const [shown, setShown] = useState(50)
  if (total === 0) return <p role="status">Nobody has completed the scan yet: there is nothing to compare.</p>
  return (
    <>
      <p role="status" className="studio-outcome">
        {total === 1 ? 'The only result' : `Of the last ${figure.format(total)} results`}{' '}
        {total === 1 ? wordsOfOne(changed_archetype, changed_band) : wordsOf(changed_archetype, changed_band)}
      </p>
      {incomparable > 0 && (
        <p className="admin-hint">
          {figure.format(incomparable)} could not be compared: their answers say nothing about one of the pillars.
        </p>
      )}
      {items.length > 0 && (
        <div className="studio-changes">
          <table className="admin-table">
            <caption className="sr-only">Results that would change</caption>
            <thead>
              <tr>
                <th scope="col">Completed</th>
                <th scope="col">Archetype</th>
                <th scope="col">Bands</th>
              </tr>
            </thead>
            <tbody>
              {items.slice(0, shown).map((item) => (
                <Changed key={item.id} item={item} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {items.length > shown && <Button onClick={() => setShown(shown + 100)}>Show more</Button>}
      {items.length < Math.max(changed_archetype, changed_band) && items.length <= shown && (
        <p className="admin-hint">These are the latest {figure.format(items.length)}; older ones are counted above.</p>
      )}
    </>
  )
}

const wordsOf = (archetype: number, band: number) =>
  `${figure.format(archetype)} would change archetype, ${figure.format(band)} their band.`

const wordsOfOne = (archetype: number, band: number) =>
  `would ${archetype ? '' : 'not '}change its archetype and would ${band ? '' : 'not '}change its band.`

function Changed({ item }: { item: ChangedResult }) {
  const { id, completed_at, before, after, changes_archetype, changes_band } = item
  const named = useWatch<VersionForm, 'definition.pillars'>({ name: 'definition.pillars' })
  return (
    <tr>
      <td>
        <Link to={`/admin/assessments/${id}`}>{formatMoment(completed_at)}</Link>
      </td>
      <td>{changes_archetype ? `${before.archetype} → ${after.archetype}` : before.archetype}</td>
      <td>
        {changes_band.map((pillar) => (
          <div key={pillar}>{bandWords(named[pillar].name, before.pillars[pillar], after.pillars[pillar])}</div>
        ))}
      </td>
    </tr>
  )
}

function bandWords(name: string, old: PillarScore, now: PillarScore) {
  return `${name}: ${old.band} (${old.score}) → ${now.band} (${now.score})`
}

type PillarScore = ChangedResult['before']['pillars']['ai']
