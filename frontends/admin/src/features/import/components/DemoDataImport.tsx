import { Spinner } from '@marcel/kit';
import { Card } from '../../../shared/components/Card';
import { useDemoImport } from '../api/use-demo-import';
import { ImportExplanation } from './ImportExplanation';
import { ImportResults } from './ImportResults';
import { SampleCsvCard } from './SampleCsvCard';
import styles from './DemoDataImport.module.css';

/** Brings the demonstration mascots in, and shows what became of them. */
export function DemoDataImport() {
  const { mutate, isPending, data: result } = useDemoImport();
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <ImportExplanation importing={isPending} onImport={() => mutate()} />
        {isPending && (
          <Card title="Processing Import">
            <Spinner label="Validating mascots and creating their pages..." />
          </Card>
        )}
        {result && !isPending && <ImportResults result={result} />}
      </div>
      <SampleCsvCard />
    </div>
  );
}
