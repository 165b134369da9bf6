import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The longest first, or with `--sequence.shuffle.tests` in random order; but before all others those that need a DOM.
 * In between, each of them would end a worker that has loaded everything which the others need.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { shuffle, seed } = this.ctx.config.sequence
    const place = ({ moduleId }: TestSpecification) => hash('sha1', `${seed} ${moduleId}`)
    const sorted = shuffle ? files.toSorted((a, b) => place(a).localeCompare(place(b))) : await super.sort(files)
    const { dom = [], node = [] } = Object.groupBy(sorted, (file) => (needsDom(file) ? 'dom' : 'node'))
    return [...dom, ...node]
  }
}

const needsDom = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom')
