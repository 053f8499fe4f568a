import { PAGES } from '@marcel/contracts';
import { LinkButton } from '@marcel/kit';
import { Empty, Flex } from '@marcel/kit/antd';
import { LoadingCards } from '@marcel/kit/programs';
import { Link, useSearchParams } from 'react-router-dom';
import { CARD_WIDTH, Cards } from '../../../shared/components/Cards';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { StatTiles } from '../../../shared/components/StatTiles';
import { programPage } from '../../../shared/navigation/pages';
import { usePrograms } from '../api/use-programs';
import { PROGRAM_TEXTS } from '../program-texts';
import { failuresOf, programsIn, viewFromQuery } from '../program-view';
import { ProgramTags } from './ProgramTags';
import { Standing } from './Standing';

/** Every program of which something was released: all of them, or those that the address asks for. */
export function ProgramsOverview() {
  const [query] = useSearchParams();
  const { data, isLoadingError, isRefetchError, error, dataUpdatedAt, refetch } = usePrograms();
  const shown = programsIn(viewFromQuery(query), data ?? []);
  return (
    <Flex vertical gap="middle">
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      {isLoadingError && <LoadFailure title={PROGRAM_TEXTS.listFailed} error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isLoadingError && <LoadingCards width={CARD_WIDTH} label="Loading programs..." />}
      {data?.length === 0 && (
        <Empty description={PROGRAM_TEXTS.nothingReleased}>
          <p>{PROGRAM_TEXTS.asBuilt}</p>
        </Empty>
      )}
      {data && data.length > 0 && (
        <>
          <StatTiles label="Programs by state" stats={statsOf(data)} />
          <p role="status">
            {shown.length} of {data.length} programs
          </p>
          <Cards items={shown} keyOf={({ name }) => name}>
            {(program) => (
              <>
                <Flex gap="small" wrap align="center" justify="space-between">
                  <h2>
                    <Link to={programPage(program.name)}>{program.name}</Link>
                  </h2>
                  <ProgramTags {...program} />
                </Flex>
                <Standing program={program} />
                <LinkButton to={programPage(program.name)} aria-label={`Releases and history of ${program.name}`}>
                  Releases and History
                </LinkButton>
              </>
            )}
          </Cards>
        </>
      )}
    </Flex>
  );
}

/** Each number leads to its programs. */
function statsOf(programs: NonNullable<ReturnType<typeof usePrograms>['data']>) {
  const pageOf = (view: string) => `${PAGES.adminPrograms}?show=${view}`;
  const failures = programs.reduce((sum, program) => sum + failuresOf(program), 0);
  return [
    { label: 'Programs', value: programs.length, page: PAGES.adminPrograms },
    {
      label: 'Canaries',
      value: programsIn('canary', programs).length,
      page: pageOf('canary'),
      tone: 'yellow' as const,
    },
    { label: 'Pinned', value: programsIn('pinned', programs).length, page: pageOf('pinned'), tone: 'green' as const },
    { label: 'Failures, last hour', value: failures, page: pageOf('failing'), tone: 'red' as const },
  ];
}
