import { expect, test } from 'vitest'
import { assessmentServicesContent } from './content.ts'
import { findDuration } from './duration.ts'

const { texts } = assessmentServicesContent

test('the four assessments are drawn as long as they take', () => {
  expect(findDuration(texts.individual_duration)).toEqual({ least: 1, most: 2 })
  expect(findDuration(texts.team_duration)).toEqual({ least: 3, most: 4 })
  expect(findDuration(texts.ai_duration)).toEqual({ least: 4, most: 6 })
  expect(findDuration(texts.organizational_duration)).toEqual({ least: 6, most: 8 })
})

test('one number is both the least and the most; none is not drawn', () => {
  expect(findDuration('About 5 weeks')).toEqual({ least: 5, most: 5 })
  expect(findDuration('On request')).toBeUndefined()
})
