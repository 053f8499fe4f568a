import { MAIN_PAGES } from '@marcel/contracts';
import { impatientFetch } from '../../shared/remotes/impatience';
import { readRemotes } from '../../shared/remotes/read-remotes';
import { isOvertaken } from '../../shared/remotes/running';

/** The scripts that this page came with; those that came later belong to remotes. */
const ownScripts = [...document.querySelectorAll('script[src^="/"]')].map((script) => script.getAttribute('src') ?? '');

/** Whether the server has another release of this shell or of a remote that runs in it. A server that does not say has none. */
export async function hasNewerRelease(): Promise<boolean> {
  try {
    return (await isShellOvertaken()) || isOvertaken((await readRemotes()).remotes);
  } catch {
    return false;
  }
}

async function isShellOvertaken(): Promise<boolean> {
  if (ownScripts.length === 0) return false;
  const page = await (await impatientFetch(MAIN_PAGES.desktop)).text();
  return !ownScripts.every((script) => page.includes(`"${script}"`));
}
