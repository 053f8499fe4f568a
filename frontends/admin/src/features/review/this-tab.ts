import { VIEWER } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';
import { newKey } from '../../shared/api/new-key';

const store = jsonStore(() => sessionStorage, 'admin_viewer', z.string().check(z.regex(VIEWER)));

let viewer: string | undefined;

/** Stands for this tab of the browser, also when it has been loaded again. */
export function thisTab(): string {
  viewer ??= store.read() ?? newKey();
  store.write(viewer);
  return viewer;
}
