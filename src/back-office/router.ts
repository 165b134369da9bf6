/**
 * Stands in for `react-router-dom` (see vite.config.ts). react-admin takes from it what it needs to run inside the
 * site's own router; a router of its own would only make every public page's scripts larger.
 */
export {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useBlocker,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router'

function noRouter(): never {
  throw new Error('The back office runs inside the router of the site')
}

export { noRouter as createHashRouter, noRouter as createMemoryRouter }
