import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import { doTasks } from '#platform/jobs/worker-process.server.ts'
import type { Strength, StrengthTask } from './password.server.ts'

const zxcvbn = new ZxcvbnFactory({
  translations: english.translations,
  graphs: adjacencyGraphs,
  dictionary: { ...dictionary, ...english.dictionary },
  // A password that is all signs which may stand for letters would take a second.
  maxLength: 64,
  l33tMaxSubstitutions: 50,
})

doTasks<StrengthTask>(async ({ passwords, words }) => {
  const strengths = passwords.map((password): Strength => {
    const { score, feedback } = zxcvbn.check(password, words)
    return { score, hint: feedback.warning ?? feedback.suggestions[0] }
  })
  return Buffer.from(JSON.stringify(strengths))
})
