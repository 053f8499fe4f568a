import { comparedSlugs, COMPARISON, comparisonPage, comparisonWords, MASCOTDEX_WORDS } from '@marcel/contracts';
import { LinkButton, ProgramWindow, usePageMeta } from '@marcel/kit';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useCompared } from '../../../shared/comparison/compared';
import { listPage } from '../../../shared/navigation/last-list';
import { ShareButton } from '../../../shared/share/ShareButton';
import { useContenders } from '../api/use-contenders';
import { drawnOf, type Contender } from '../contenders';
import { COMPARE_TEXTS } from '../texts';
import { Comparison } from './Comparison';
import { NobodyCompared } from './NobodyCompared';

/** Mascots side by side, those of the address or else those that were chosen in this browser. */
export function CompareScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const chosen = useCompared.useAll().toReversed();
  const slugs = comparedSlugs(params);
  const contenders = useContenders(slugs);
  const names = drawnOf(contenders).map(({ mascot }) => mascot.name);
  usePageMeta(comparisonWords(names) ?? MASCOTDEX_WORDS.compare);
  if (!params.has(COMPARISON.parameter) && chosen.length > 0) return <Navigate to={comparisonPage(chosen)} replace />;
  const remove = (slug: string) => {
    useCompared.set(slug, false);
    void navigate(comparisonPage(slugs.filter((other) => other !== slug)), { preventScrollReset: true });
  };
  return (
    <ProgramWindow
      title={COMPARE_TEXTS.title}
      icon="mascotdex"
      back={{ label: 'Back to list', to: listPage() }}
      toolbar={slugs.length > 0 && <Ways contenders={contenders} />}
    >
      {slugs.length === 0 ? <NobodyCompared /> : <Comparison contenders={contenders} onRemove={remove} />}
    </ProgramWindow>
  );
}

/** To the directory with these chosen, so that others can be put in; and to others who are to see them. Who is gone takes no place. */
const Ways = ({ contenders }: { contenders: readonly Contender[] }) => (
  <>
    <LinkButton
      to={listPage()}
      onClick={() => contenders.forEach(({ slug, state }) => useCompared.set(slug, state !== 'gone'))}
    >
      {COMPARE_TEXTS.choose}
    </LinkButton>
    <ShareButton path={comparisonPage(contenders.map(({ slug }) => slug))} />
  </>
);
