import { CSV, fillPath, HEADERS, ROUTES } from '@marcel/contracts';
import { useMutation } from '@tanstack/react-query';
import { takeAway } from '../../../shared/api/take-away';
import { useAuth } from '../../../shared/auth/auth-context';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { CSV_TEXTS } from '../csv-texts';

const JSON_TYPE = 'application/json';

/** Hands the rows that an import has skipped over as a file. */
export const useTakeSkipped = (id: number) =>
  useTakeAway(() => ({ path: fillPath(ROUTES.mascotImportSkipped, { id }), accept: CSV, name: `skipped-${id}.csv` }));

/** Hands the whole directory over as a file. */
export const useTakeDirectory = () =>
  useTakeAway((as: 'csv' | 'json') => ({
    path: ROUTES.mascotsExport,
    accept: as === 'csv' ? CSV : JSON_TYPE,
    name: `mascots.${as}`,
  }));

interface Wanted {
  path: string;
  accept: string;
  name: string;
}

function useTakeAway<Given>(wanted: (given: Given) => Wanted) {
  const { adminToken } = useAuth();
  const toastFailure = useFailureToast();
  return useMutation({
    mutationFn: (given: Given) => {
      const { path, accept, name } = wanted(given);
      return takeAway(path, { [HEADERS.adminToken]: adminToken ?? '', accept }, name);
    },
    onError: (error) => toastFailure(error, { title: CSV_TEXTS.downloadFailed, body: error.message }),
  });
}
