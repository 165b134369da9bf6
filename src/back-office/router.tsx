import {
  type AnchorHTMLAttributes,
  Children,
  Fragment,
  isValidElement,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import {
  type BlockerFunction,
  createPath,
  matchPath,
  type NavigateOptions,
  type PathPattern,
  type RouteObject,
  resolvePath,
  type To,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useLocation,
  useNavigate,
  useRoutes,
} from 'react-router'

/**
 * Stands in for `react-router-dom` (see vite.config.ts). Back office and site share one router, and what one of them
 * takes from the package every public page loads. So the pieces that only the back office needs are here.
 */
export {
  matchPath,
  Outlet,
  RouterProvider,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useInRouterContext,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router'

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> & { to: To; ref?: Ref<HTMLAnchorElement> }

export function Link({ to, replace, state, preventScrollReset = false, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const current = useLocation()
  const href = createPath(resolvePath(to, current.pathname))
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isSpecial = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || isSpecial || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    // As browsers do it: a link to where one is leaves no second entry to go back through.
    navigate(href, { replace: replace ?? href === createPath(current), state, preventScrollReset })
  }
  return <a {...rest} href={href} onClick={follow} />
}

export function Navigate({ to, replace = false, state }: { to: To } & Pick<NavigateOptions, 'replace' | 'state'>) {
  const navigate = useNavigate()
  const target = createPath(resolvePath(to, useLocation().pathname))
  const latest = useRef({ replace, state })
  latest.current = { replace, state }
  useEffect(() => {
    navigate(target, latest.current)
  }, [navigate, target])
  return null
}

type RouteProps = Pick<RouteObject, 'path' | 'element' | 'index'> & { children?: ReactNode }

/** Only says what `Routes` shows at which path. */
export function Route(_: RouteProps) {
  return null
}

export function Routes({ children, location }: { children?: ReactNode; location?: Parameters<typeof useRoutes>[1] }) {
  return useRoutes(routesOf(children), location)
}

function routesOf(children: ReactNode): RouteObject[] {
  return Children.toArray(children).flatMap((child): RouteObject[] => {
    if (!isValidElement<RouteProps>(child)) return []
    const { children, ...route } = child.props
    if (child.type === Fragment) return routesOf(children)
    return [children ? { ...route, index: false, children: routesOf(children) } : (route as RouteObject)]
  })
}

export function useMatch<Path extends string>(pattern: PathPattern<Path> | Path) {
  return matchPath(pattern, useLocation().pathname)
}

let blockers = 0

/** Lets `shouldBlock` hold up navigations until someone decides about them. */
export function useBlocker(shouldBlock: boolean | BlockerFunction) {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const states = useContext(UNSAFE_DataRouterStateContext)?.blockers
  const [key] = useState(() => `office-${++blockers}`)
  useEffect(() => {
    router?.getBlocker(key, (change) => (typeof shouldBlock === 'function' ? shouldBlock(change) : shouldBlock))
  }, [router, key, shouldBlock])
  useEffect(() => () => router?.deleteBlocker(key), [router, key])
  return states?.get(key) ?? { state: 'unblocked' as const }
}

function noRouter(): never {
  throw new Error('The back office runs inside the router of the site')
}

export { noRouter as createHashRouter, noRouter as createMemoryRouter }
