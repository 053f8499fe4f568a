import type { RemotesManifest } from '@marcel/contracts';
import { programsOf } from '../../shared/installed-programs';
import { GALLERY, PROGRAM_PAGES, type Program } from '../../shared/programs';
import { REMOTE_GALLERY } from '../../shared/remotes/remote-modules';
import { INSTALLED_TEXTS } from './installed-texts';

export interface InstalledRow {
  remote: string;
  programs: readonly Pick<Program, 'title' | 'icon' | 'to'>[];
  from: string;
  version: string | undefined;
  /** Undefined for what was built with the product, and for what lies elsewhere. */
  release: string | undefined;
  isPreview: boolean;
  inWindows: boolean;
}

/** What is told of each remote: programs that the desktop knows, and those that have come to it. */
export function installedRows({ remotes, previews }: RemotesManifest, here: Pick<Location, 'href' | 'origin'>) {
  const others = programsOf(remotes);
  const known = [...PROGRAM_PAGES, { ...GALLERY, remote: REMOTE_GALLERY.remote }, ...others];
  return remotes.map(({ name, entry, version, release, windows = false }): InstalledRow => ({
    remote: name,
    programs: known.filter(({ remote }) => remote === name),
    from: originOf(entry, here),
    version,
    release,
    isPreview: previews.some((preview) => preview.frontend === name && preview.release === release),
    inWindows: windows,
  }));
}

function originOf(entry: string, { href, origin }: Pick<Location, 'href' | 'origin'>): string {
  try {
    const from = new URL(entry, href).origin;
    return from === origin ? INSTALLED_TEXTS.thisSite : from;
  } catch {
    return entry;
  }
}
