import { PAGES, RemotesManifest, ROUTES, type RemoteEntry } from '@marcel/contracts';
import { isIconName } from '@marcel/kit';
import { useQuery } from '@tanstack/react-query';
import { PROGRAM_PAGES, pageOf, type ProgramPage } from './programs';
import { impatientFetch } from './remotes/impatience';

export interface InstalledPrograms {
  programs: readonly ProgramPage[];
  /** Whether it is not known yet what there is. */
  pending: boolean;
}

const load = async () => RemotesManifest.parse(await (await impatientFetch(ROUTES.remotes)).json()).remotes;

const NONE: readonly RemoteEntry[] = [];

/** What the installed remotes bring beyond the programs that this shell knows, as their releases describe it. */
export function useInstalledPrograms(): InstalledPrograms {
  const { data = NONE, isPending } = useQuery({ queryKey: ['remotes'], queryFn: load });
  return { programs: programsOf(data), pending: isPending };
}

const TAKEN: readonly string[] = [...Object.values(PAGES), ...PROGRAM_PAGES.map(({ to }) => to)];

/** A path belongs to the shell, or to the first that asks for it. */
export function programsOf(remotes: readonly RemoteEntry[]): ProgramPage[] {
  const pages = new Map<string, ProgramPage>();
  for (const { name, programs = [] } of remotes) {
    for (const { path, title, icon = '' } of programs) {
      if (TAKEN.includes(path) || pages.has(path)) continue;
      pages.set(path, pageOf(name, path, title, isIconName(icon) ? icon : 'dog'));
    }
  }
  return [...pages.values()];
}
