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
  Routes,
  generatePath,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
export type { LinkProps, Location, NavigateFunction, NavLinkProps, To } from 'react-router';
