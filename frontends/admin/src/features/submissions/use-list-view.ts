import { useSearchParams } from 'react-router-dom';
import { viewFromQuery, viewToQuery, type ListView } from './list-view';

/** The list's view, kept in the address: it survives a visit to a submission and can be shared. */
export function useListView(): [ListView, (change: Partial<ListView>) => void] {
  const [query, setQuery] = useSearchParams();
  const view = viewFromQuery(query);
  return [view, (change) => setQuery(viewToQuery({ ...view, ...change }), { replace: true })];
}
