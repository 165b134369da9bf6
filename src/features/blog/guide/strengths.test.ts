import { expect, test } from 'vitest'
import { archetypes } from './archetypes.ts'
import { guideContent } from './content.ts'
import { strengthsOf } from './strengths.ts'

test.each(archetypes)('the built-in strengths of the %s can be read', (name) => {
  expect(strengthsOf(guideContent.texts[`${name}_strengths`])).toHaveLength(4)
})

test.each(['', '{', '"one"', '{"a":1}'])('a list that reads %j shows nothing', (text) => {
  expect(strengthsOf(text)).toEqual([])
})
