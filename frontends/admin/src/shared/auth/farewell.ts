import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';

/** Says on the page after a logout that it has happened: the one before is gone too soon to be read. */
const store = jsonStore(() => sessionStorage, 'admin_logged_out', z.literal(true));

export const leaveFarewell = (): void => store.write(true);

/** Whether there is one; it is taken once. */
export function takeFarewell(): boolean {
  const left = store.read() !== null;
  store.clear();
  return left;
}
