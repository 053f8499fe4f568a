import { lostPart } from '@marcel/kit/lost-part';
import type { RootOptions } from 'react-dom/client';
import { runningRelease } from './running';
import { reportFailure, thisShell, type FailedFrontend } from '../failures/report-failure';

/** The remotes whose programs are in the page, the latest last. */
const shown: string[] = [];

/** Says that a remote's program is in the page from now on; the answer ends that. */
export function noteShown(name: string): () => void {
  shown.push(name);
  return () => void shown.splice(shown.lastIndexOf(name), 1);
}

/** Reports what React could not draw, and logs it as React would by itself. */
export const crashReports: RootOptions = {
  // A remote's own box may have caught it: the shell learns of that here alone. It has no boundaries but those around remotes.
  onCaughtError: (error) => {
    // oxlint-disable-next-line no-console
    console.error(error);
    const name = shown.at(-1);
    report(name === undefined ? thisShell() : { name, release: runningRelease(name) }, error);
  },
  onUncaughtError: (error) => {
    window.reportError(error);
    report(thisShell(), error);
  },
};

const report = (frontend: FailedFrontend, error: unknown): void =>
  reportFailure(lostPart(error) === undefined ? 'render' : 'load', frontend, error);
