import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'page';

/** The page that the list begins with, from 1, and the way to another one; whatever changes the list begins it anew. */
export function useListPage(): [page: number, toPage: (page: number, how?: { replace: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get(PARAMETER) ?? '';
  const toPage = useCallback(
    (page: number, how?: { replace: boolean }) =>
      setParams(
        (current) => {
          const changed = new URLSearchParams(current);
          if (page === 1) changed.delete(PARAMETER);
          else changed.set(PARAMETER, String(page));
          return changed;
        },
        { replace: how?.replace ?? false, preventScrollReset: true },
      ),
    [setParams],
  );
  return [/^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1, toPage];
}
