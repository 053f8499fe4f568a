import { ADMIN_TOKEN_STORAGE_KEY } from '@marcel/contracts';
import { useMemo } from 'react';
import { useInstalledPrograms } from '../../../shared/installed-programs';
import { placesOf } from './places';

function hasAdminToken(): boolean {
  try {
    return localStorage.getItem(ADMIN_TOKEN_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** What can be opened by name, for whoever sits here now. */
export function usePlaces() {
  const { programs } = useInstalledPrograms();
  const isAdmin = hasAdminToken();
  const paths = programs.map(({ to }) => to).join(' ');
  // What is installed is listed anew with every drawing.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => placesOf(programs, isAdmin), [paths, isAdmin]);
}
