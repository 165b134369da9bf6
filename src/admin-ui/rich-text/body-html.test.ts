// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { settledHtml } from './body-html.ts'

test('heading cells in the first row make a table head, so that it is read aloud with every cell', () => {
  const written = settledHtml('<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>')
  expect(written).toBe(
    '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  )
})

test('blank paragraphs are not stored', () => {
  expect(settledHtml('<p></p><p>One</p><p></p><p></p>')).toBe('<p>One</p>')
  expect(settledHtml('')).toBe('')
})

test('a picture that is still being uploaded is not part of what is stored', () => {
  expect(settledHtml('<p>One</p><img src="data:image/png;base64,AAAA">')).toBe('<p>One</p>')
})

test('a link to anything but the web, e-mail, a telephone or this site is dropped', () => {
  expect(settledHtml('<p><a href="javascript:alert(1)">a</a> <a href="//evil.example">b</a></p>')).toBe('<p>a b</p>')
})
