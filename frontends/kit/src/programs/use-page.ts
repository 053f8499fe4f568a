import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** `replace` leaves no trace of where one was in the browser's history. */
export type ToPage = (page: number, how?: { replace: boolean }) => void;

/** The page that an address asks for under `parameter`, from 1. */
export function pageIn(search: URLSearchParams, parameter: string): number {
  const asked = search.get(parameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

export function usePage(parameter: string): [page: number, toPage: ToPage] {
  const [search, setSearch] = useSearchParams();
  const toPage = useCallback<ToPage>(
    (page, how) =>
      setSearch(
        (current) => {
          const changed = new URLSearchParams(current);
          if (page === 1) changed.delete(parameter);
          else changed.set(parameter, String(page));
          return changed;
        },
        { preventScrollReset: true, replace: how?.replace ?? false },
      ),
    [parameter, setSearch],
  );
  return [pageIn(search, parameter), toPage];
}
