import { useSearchParams } from 'react-router-dom';

/** Which page of a list the address names, and the way to another one. */
export function usePageInAddress(name: string): [page: number, setPage: (page: number) => void] {
  const [query, setQuery] = useSearchParams();
  const given = query.get(name) ?? '';
  const setPage = (page: number) =>
    setQuery((present) => {
      const next = new URLSearchParams(present);
      if (page === 1) next.delete(name);
      else next.set(name, String(page));
      return next;
    });
  return [/^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1, setPage];
}
