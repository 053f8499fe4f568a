import { usePage } from '@marcel/kit/programs';
import { DayOfList } from '../../../shared/days/DayOfList';
import type { OnKind } from '../../../shared/mascot-type/KindBadge';
import { mascotQuery } from '../directory-state';
import type { DirectoryStateControl } from '../use-directory-state';
import { useRememberedList } from '../use-remembered-list';
import { choiceOf } from '../choices';
import { LuckyDraw } from './lucky/LuckyDraw';
import { BackToTop } from './results/BackToTop';
import { FavouriteMascots } from './results/FavouriteMascots';
import { MascotResults } from './results/MascotResults';

/** The mascots themselves, in the view that was chosen. */
export function DirectoryList({ state, change, onReset }: DirectoryStateControl & { onReset: () => void }) {
  const query = mascotQuery(state).toString();
  const [from, toPage] = usePage('page');
  useRememberedList(query, from);
  const onKind: OnKind = (name, kind) => {
    const choice = choiceOf(name, kind);
    const view = state.view === 'favourites' ? 'grid' : state.view;
    if (choice !== undefined) change({ view, choices: { ...state.choices, [name]: choice } });
  };
  if (state.view === 'lucky') {
    return (
      <DayOfList value={state.asOf}>
        <LuckyDraw query={query} onReturn={() => change({ view: 'grid' })} onReset={onReset} />
      </DayOfList>
    );
  }
  if (state.view === 'favourites') return <FavouriteMascots {...{ state, onKind, onReset }} />;
  return (
    <DayOfList value={state.asOf}>
      <MascotResults key={query} layout={state.view} {...{ query, from, toPage, onKind, onReset }} />
      <BackToTop />
    </DayOfList>
  );
}
