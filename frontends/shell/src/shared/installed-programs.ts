import { MAIN_PAGES, type PreviewEntry, type RemoteEntry } from '@marcel/contracts';
import { isIconName } from '@marcel/kit';
import { useQuery } from '@tanstack/react-query';
import { PROGRAM_PAGES, pageOf, type ProgramPage } from './programs';
import { readRemotes } from './remotes/running';

const useManifest = () => useQuery({ queryKey: ['remotes'], queryFn: readRemotes });

export function useInstalledPrograms() {
  const { data, isPending } = useManifest();
  const remotes = data?.remotes ?? [];
  const windowed = remotes.flatMap(({ name, windows }) => (windows ? name : []));
  return { programs: programsOf(remotes), windowed, pending: isPending };
}

export const usePreviews = (): readonly PreviewEntry[] => useManifest().data?.previews ?? [];

const isTaken = (path: string): boolean =>
  path === MAIN_PAGES.desktop || PROGRAM_PAGES.some(({ to }) => `${path}/`.startsWith(`${to}/`));

export function programsOf(remotes: readonly RemoteEntry[]): ProgramPage[] {
  const pages = new Map<string, ProgramPage>();
  for (const { name, programs = [] } of remotes) {
    for (const { path, title, icon = '' } of programs) {
      if (isTaken(path) || pages.has(path)) continue;
      pages.set(path, pageOf(name, path, title, isIconName(icon) ? icon : 'dog'));
    }
  }
  return [...pages.values()];
}
