import type { ContextType, ReactNode } from 'react';
import { Router, UNSAFE_LocationContext, UNSAFE_RouteContext, type Navigator } from 'react-router-dom';
import type { WindowLocation } from '../state/windows';

interface WindowRouterProps {
  location: WindowLocation;
  navigator: Navigator;
  children: ReactNode;
}

const OUTSIDE: ContextType<typeof UNSAFE_RouteContext> = { outlet: null, matches: [], isDataRoute: false };

/** A router for one window inside the page's own, which finds what there is outside of all routers. */
export const WindowRouter = ({ location, navigator, children }: WindowRouterProps) => (
  // Its type does not say that the context holds null there.
  // oxlint-disable-next-line typescript/no-non-null-assertion
  <UNSAFE_LocationContext.Provider value={null!}>
    <UNSAFE_RouteContext.Provider value={OUTSIDE}>
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    </UNSAFE_RouteContext.Provider>
  </UNSAFE_LocationContext.Provider>
);
