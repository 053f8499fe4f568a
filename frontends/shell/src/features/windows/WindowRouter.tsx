import type { ContextType, ReactNode } from 'react';
import { Router, UNSAFE_LocationContext, UNSAFE_RouteContext, type Navigator } from 'react-router-dom';
import type { WindowLocation } from './state/windows';

interface WindowRouterProps {
  location: WindowLocation;
  navigator: Navigator;
  children: ReactNode;
}

const NO_ROUTE: ContextType<typeof UNSAFE_RouteContext> = { outlet: null, matches: [], isDataRoute: false };

/** A router for one window inside the page's router; React Router allows it only where it finds no outer one. */
export const WindowRouter = ({ location, navigator, children }: WindowRouterProps) => (
  // The type of the context does not include the null outside of all routers.
  // oxlint-disable-next-line typescript/no-non-null-assertion
  <UNSAFE_LocationContext.Provider value={null!}>
    <UNSAFE_RouteContext.Provider value={NO_ROUTE}>
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    </UNSAFE_RouteContext.Provider>
  </UNSAFE_LocationContext.Provider>
);
