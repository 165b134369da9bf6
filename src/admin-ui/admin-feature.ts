import type { SvgIconComponent } from '@mui/icons-material'
import { type ComponentType, createElement, lazy, useState } from 'react'
import type { ResourceProps } from 'react-admin'

/** Everything that the admin has to know of one feature. `src/admin/features.ts` lists them. */
export type AdminFeature = Pick<ResourceProps, 'recordRepresentation'> & {
  list?: Screen
  edit?: Screen
  create?: Screen
  /** Of its resource in the API, and of its screens: `/admin/{name}`. */
  name: string
  /** What is said about its items, in the same words everywhere. `one` stands in what failed, `title` in what went well. */
  words?: Words
  menu?: { group: 'Leads' | 'Content' | 'Settings'; label: string; icon: SvgIconComponent; adminOnly?: boolean }
  /** Without an entry in the menu: the feature from which it is reached, and what it is called. */
  below?: { parent: string; label: string }
}

type Screen = ResourceProps['list'] & { preload?: () => Promise<unknown> }

export type Words = {
  one: string
  title?: string
  many: string
  failedList?: string
  /** What its form calls a field, where that is not the field's own name. The history says the same. */
  fields?: Record<string, string>
}

/**
 * A screen that is loaded when it is opened, by the name under which its file exports it. One that was preloaded is shown
 * at once: React keeps whatever stands in for a lazy one in sight for 300 ms.
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded = (await load())[name]
    return { default: loaded }
  }
  const Lazy: ComponentType<Props> = lazy(preload)
  const screen = (given: Props) => createElement(Opened<Props>, { choose: () => loaded ?? Lazy, given })
  return Object.assign(screen, { preload })
}

type OpenedProps<Props> = { choose: () => ComponentType<Props>; given: Props }

/** Chosen once, so that nothing typed goes when the code has come. */
function Opened<Props extends object>({ choose, given }: OpenedProps<Props>) {
  const [Shown] = useState(choose)
  return createElement(Shown, given)
}

export const defineAdmin = (feature: AdminFeature): AdminFeature => feature
