import { PAGES, RELEASE_MESSAGES } from '@marcel/contracts';
import { ErrorDialog, LinkButton } from '@marcel/kit';
import { Flex } from '@marcel/kit/antd';
import { Card } from '../../../shared/components/Card';
import { Columns } from '../../../shared/components/Columns';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { StaleNotice } from '../../../shared/components/StaleNotice';
import { Waiting } from '../../../shared/components/Waiting';
import { usePrograms } from '../api/use-programs';
import { PROGRAM_TEXTS } from '../program-texts';
import { ProgramHistory } from './ProgramHistory';
import { ProgramTags } from './ProgramTags';
import { ReleasesTable } from './ReleasesTable';
import { Standing } from './Standing';

const BACK = 'All Programs';

/** One program: what visitors get of it, its releases, and what has happened to it. */
export function ProgramDetail({ frontend }: { frontend: string }) {
  const { data, isLoadingError, isRefetchError, error, dataUpdatedAt, refetch } = usePrograms();
  const program = data?.find(({ name }) => name === frontend);
  if (isLoadingError)
    return <LoadFailure title={PROGRAM_TEXTS.programFailed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting label="Loading program..." />;
  if (program === undefined)
    return (
      <ErrorDialog icon="info" title={RELEASE_MESSAGES.frontend} message={PROGRAM_TEXTS.notReleased(frontend)}>
        <LinkButton to={PAGES.adminPrograms}>{BACK}</LinkButton>
      </ErrorDialog>
    );
  return (
    <Flex vertical gap="middle">
      <StaleNotice stale={isRefetchError} updatedAt={dataUpdatedAt} />
      <div>
        <LinkButton to={PAGES.adminPrograms}>{BACK}</LinkButton>
      </div>
      <Columns
        main={
          <>
            <Card title={frontend} aside={<ProgramTags {...program} />}>
              <Standing program={program} />
            </Card>
            <ReleasesTable program={program} />
          </>
        }
        aside={<ProgramHistory frontend={frontend} />}
      />
    </Flex>
  );
}
