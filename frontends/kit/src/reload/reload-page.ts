import { isListOf, isText, schemaOf } from '@marcel/contracts';
import { jsonStore } from '../storage/json-store';
import { lostBeside } from './lost-beside';
import { isGone } from './lost-part';
import { keepTypedText } from './typed-text';

const reloadedFor = jsonStore(() => sessionStorage, 'marcel_reloaded_for', schemaOf(isListOf(isText)));

/** As many lost parts are remembered. */
const REMEMBERED = 50;

/** Loads the whole page again; what was typed stays. */
export function reloadPage(): void {
  keepTypedText();
  window.location.reload();
}

/**
 * Loads the page again for a part that is gone, once for each that was gone then: a page of the present release has parts of other names.
 * Answers whether it does; a browser that cannot remember does not.
 */
export async function reloadForLost(part: string, reload = () => window.location.reload()): Promise<boolean> {
  const before = reloadedFor.read() ?? [];
  if (before.includes(part) || !(await isGone(part))) return false;
  reloadedFor.write([...new Set([...before, ...lostBeside(part), part])].slice(-REMEMBERED));
  if (!reloadedFor.read()?.includes(part)) return false;
  reload();
  return true;
}
