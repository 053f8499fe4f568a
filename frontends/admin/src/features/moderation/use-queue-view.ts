import { useSearchParams } from 'react-router-dom';
import { viewFromQuery, viewToQuery, type QueueView } from './queue-view';

/** The queue's view, kept in the address. Another filter begins on the first page; another page is a step of the history. */
export function useQueueView() {
  const [query, setQuery] = useSearchParams();
  const view = viewFromQuery(query);
  return {
    view,
    changeView: (change: Partial<Omit<QueueView, 'after'>>) =>
      setQuery(viewToQuery({ ...view, ...change, after: null }), { replace: true }),
    goTo: (after: string | null) => setQuery(viewToQuery({ ...view, after })),
  };
}
