import { COMPARISON, PAGES } from '@marcel/contracts';
import { ProgramWindow, Skeleton } from '@marcel/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mascotBySlug } from '../../../shared/mascots';
import { belowMascotdex } from '../../../shared/navigation';
import { COMPARE_TEXTS } from '../facts';
import { CompareScreen } from './CompareScreen';

const SLUG = belowMascotdex(PAGES.compare);

interface ComparePageProps {
  namesake: (slug: string) => ReactNode;
}

export function ComparePage({ namesake }: ComparePageProps) {
  const [params] = useSearchParams();
  const namesNobody = !params.has(COMPARISON.parameter);
  const { data, isLoading } = useQuery({ ...mascotBySlug(useQueryClient(), SLUG), enabled: namesNobody });
  if (!namesNobody) return <CompareScreen />;
  if (data) return namesake(SLUG);
  return isLoading ? <Looking /> : <CompareScreen />;
}

const Looking = () => (
  <ProgramWindow title={COMPARE_TEXTS.title} icon="mascotdex">
    <Skeleton kind="card" />
  </ProgramWindow>
);
