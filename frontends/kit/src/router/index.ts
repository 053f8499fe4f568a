/**
 * What the frontends use of React Router, in place of the whole of it in the federation: shared modules come whole, and
 * three quarters of the library serve servers and data routers. Types know only these, too (see tsconfig.base.json).
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  UNSAFE_LocationContext,
  UNSAFE_RouteContext,
  generatePath,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
export type { LinkProps, Location, NavigateFunction, NavLinkProps, Navigator, To } from 'react-router';
