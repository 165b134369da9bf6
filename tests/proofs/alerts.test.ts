import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'deploy/observability'

/** Fails where promtool is missing: `apt-get install prometheus` has it. */
const promtool = (...args: string[]) => execFileSync('promtool', args, { cwd: folder, encoding: 'utf8' })

test('the rules are sound, and each alert keeps quiet at first and fires in time', () => {
  const names = (file: string, pattern: RegExp) =>
    [...new Set([...readFileSync(`${folder}/${file}`, 'utf8').matchAll(pattern)].map(([, name]) => name))].sort()
  expect(names('alerts.test.yaml', /alertname: (\w+)/g)).toEqual(names('alerts.yaml', /- alert: (\w+)/g))
  expect(promtool('check', 'rules', 'alerts.yaml')).toContain('SUCCESS')
  expect(promtool('test', 'rules', 'alerts.test.yaml')).toContain('SUCCESS')
})
