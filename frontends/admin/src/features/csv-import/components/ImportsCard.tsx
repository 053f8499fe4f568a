import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { useImports } from '../api/use-imports';
import styles from './CsvImport.module.css';
import { ImportEntry } from './ImportEntry';

/** The imports so far, with how far the one at hand is; nothing before the first. */
export function ImportsCard() {
  const { data, error, refetch } = useImports();
  if (error && data === undefined)
    return <LoadFailure title="Failed to load the imports" error={error} onRetry={() => void refetch()} />;
  if (data === undefined || data.imports.length === 0) return null;
  return (
    <Card title="Imports of Files">
      <ul className={styles.imports}>
        {data.imports.map((one) => (
          <li key={one.id}>
            <ImportEntry entry={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
