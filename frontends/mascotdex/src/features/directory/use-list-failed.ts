import { usePage } from '@marcel/kit/programs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { mascotPages } from '../../shared/mascots/mascot-pages';
import { isListLayout, mascotQuery, type DirectoryState } from './directory-state';

/** Whether an error stands in the place of the list. */
export function useListFailed(state: DirectoryState): boolean {
  const [from] = usePage('page');
  const { isError, data } = useInfiniteQuery({ ...mascotPages(mascotQuery(state).toString(), from), enabled: false });
  return isListLayout(state.view) && isError && !data;
}
