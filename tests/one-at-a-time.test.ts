import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { oneAtATime } from '#commands/one-at-a-time.mjs'

const folderOf = (name: string) => `${import.meta.dirname}/${name}-${process.pid}`

test('of several that want to install or build, one does and the others wait', async () => {
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await new Promise((done) => setTimeout(done, 20))
    steps.push(`${name} ends`)
    return name
  }
  const folder = folderOf('shared')
  expect(await Promise.all([oneAtATime(folder, work('one')), oneAtATime(folder, work('two'))])).toEqual(['one', 'two'])
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('whoever fails or is killed makes room', async () => {
  const folder = folderOf('left')
  const fail = () => Promise.reject(new Error('The build failed.'))
  await expect(oneAtATime(folder, fail)).rejects.toThrow('The build failed.')

  const holder = `
    import { oneAtATime } from ${JSON.stringify(resolve('commands/one-at-a-time.mjs'))}
    await oneAtATime(${JSON.stringify(folder)}, () => {
      console.log('held')
      return new Promise(() => setInterval(() => {}, 1_000))
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', holder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  let isFree = false
  const { promise: told, resolve: tell } = Promise.withResolvers<string>()
  const free = async () => {
    isFree = true
  }
  const waiting = oneAtATime(folder, free, tell)
  expect(await told).toMatch('Waiting for another process')
  expect(isFree).toBe(false)
  child.kill('SIGKILL')
  await waiting
  expect(isFree).toBe(true)
})
