import { lostPart } from '@marcel/kit/lost-part';
import type { RootOptions } from 'react-dom/client';
import { runningRelease } from './running';
import { reportFailure, thisShell, type FailedFrontend } from '../failures/report-failure';

/** Reports what React could not draw, and logs it as React would by itself. */
export const crashReports: RootOptions = {
  // A remote's own box may have caught it: the shell learns of that here alone.
  onCaughtError: (error, { errorBoundary }) => {
    // oxlint-disable-next-line no-console
    console.error(error);
    const name: unknown = errorBoundary?.context;
    report(typeof name === 'string' ? { name, release: runningRelease(name) } : thisShell(), error);
  },
  onUncaughtError: (error) => {
    window.reportError(error);
    report(thisShell(), error);
  },
};

const report = (frontend: FailedFrontend, error: unknown): void =>
  reportFailure(lostPart(error) === undefined ? 'render' : 'load', frontend, error);
