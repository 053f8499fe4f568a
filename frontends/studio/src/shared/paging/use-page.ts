import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Query parameters that hold the page of each gallery; left out on the first page. */
export const PAGE_PARAMETERS = { hugs: 'marcel_page', images: 'page' } as const;

/** `replace` leaves no trace of where one was in the browser's history. */
export type ToPage = (page: number, how?: { replace: boolean }) => void;

/** The page that the address asks for under `parameter`, from 1, and the way to another one. */
export function usePage(parameter: string): [page: number, toPage: ToPage] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(parameter) ?? '';
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
  const toPage = useCallback<ToPage>(
    (next, how) =>
      setSearch(
        (current) => {
          const changed = new URLSearchParams(current);
          if (next === 1) changed.delete(parameter);
          else changed.set(parameter, String(next));
          return changed;
        },
        { preventScrollReset: true, replace: how?.replace ?? false },
      ),
    [parameter, setSearch],
  );
  return [page, toPage];
}
