import { Spinner } from '@marcel/kit';
import { Card } from '../../../shared/components/Card';
import { Columns } from '../../../shared/components/Columns';
import { useDemoImport } from '../api/use-demo-import';
import { ImportExplanation } from './ImportExplanation';
import { ImportResults } from './ImportResults';
import { SampleCsvCard } from './SampleCsvCard';

/** Brings the demonstration mascots in, and shows what became of them. */
export function DemoDataImport() {
  const { mutate, isPending, data: result } = useDemoImport();
  return (
    <Columns
      main={
        <>
          <ImportExplanation importing={isPending} onImport={() => mutate()} />
          {isPending && (
            <Card title="Processing Import">
              <Spinner label="Validating mascots and creating their pages..." />
            </Card>
          )}
          {result && !isPending && <ImportResults result={result} />}
        </>
      }
      aside={<SampleCsvCard />}
    />
  );
}
