import { expect, test } from 'vitest'
import { listFoundChoices, listOwnChoices } from './choices.ts'

const titles = (role: 'admin' | 'editor', typed: string) =>
  listOwnChoices(role, typed).flatMap(({ choices }) => choices.map(({ title }) => title))

test('screens and actions are found by part of their name, typing errors included', () => {
  expect(titles('editor', 'new artcle')).toEqual(['New article'])
  expect(titles('editor', 'sign')).toEqual(['Sign out'])
  expect(titles('editor', 'inquir')).toEqual(['Inquiries'])
})

test('what is for administrators alone is offered to them alone', () => {
  expect(titles('admin', 'user')).toEqual(['New user', 'Users'])
  expect(titles('editor', 'users')).toEqual([])
  expect(titles('editor', 'flag')).toEqual([])
})

test('what was found leads to where it is edited', () => {
  const groups = listFoundChoices({
    items: [
      {
        kind: 'blog',
        id: '1',
        title: 'Why teams wait',
        detail: '/blog/why-teams-wait',
        address: '/admin/blog/1',
        isPublic: false,
      },
      { kind: 'page', id: 'home', title: 'Home', detail: '/', address: '/admin/content/home' },
      {
        kind: 'text',
        id: 'home/hero_title',
        title: 'Home · Hero title',
        detail: 'Move',
        address: '/admin/content/home?text=hero_title',
      },
    ],
  })
  expect(groups.filter(({ choices }) => choices.length > 0)).toEqual([
    {
      title: 'Blog',
      choices: [
        {
          key: 'blog 1',
          title: 'Why teams wait',
          detail: '/blog/why-teams-wait',
          note: 'Not public',
          to: '/admin/blog/1',
        },
      ],
    },
    {
      title: 'Page texts',
      choices: [{ key: 'page home', title: 'Home', detail: '/', to: '/admin/content/home' }],
    },
    {
      title: 'Texts',
      choices: [
        {
          key: 'text home/hero_title',
          title: 'Home · Hero title',
          detail: 'Move',
          to: '/admin/content/home?text=hero_title',
        },
      ],
    },
  ])
})
