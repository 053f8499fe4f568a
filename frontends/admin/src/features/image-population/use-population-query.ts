import { useDebouncedValue } from '@marcel/kit/programs';
import { useSearchParams } from 'react-router-dom';
import { ADMIN_TIMES_MS } from '../../shared/times';
import { queryFromAddress, viewToAddress, type PopulationQuery, type PopulationView } from './population';

/** Which mascots are wanted, kept in the address. Another view begins at its first page. */
export function usePopulationQuery() {
  const [address, setAddress] = useSearchParams();
  const asked = queryFromAddress(address);
  const query: PopulationQuery = { ...asked, search: useDebouncedValue(asked.search, ADMIN_TIMES_MS.searchDebounce) };
  const { page, ...view } = asked;
  return {
    query,
    view,
    page,
    setView: (wanted: PopulationView) => setAddress(viewToAddress(wanted), { replace: true }),
  };
}
