import { Button, EmptyState, Marcel, Spinner } from '@marcel/kit';
import { useManifest } from '../../../shared/installed-programs';
import { installedRows } from '../installed-row';
import { INSTALLED_TEXTS } from '../installed-texts';
import styles from './Installed.module.css';
import { InstalledTable } from './InstalledTable';

/** What is installed on this desktop. */
export function Installed() {
  const { data, isError, isFetching, refetch } = useManifest();
  if (data && data.remotes.length > 0) {
    return (
      <div className={styles.installed}>
        <p>{INSTALLED_TEXTS.lead}</p>
        <InstalledTable rows={installedRows(data, window.location)} />
      </div>
    );
  }
  if (isFetching) return <Spinner label={INSTALLED_TEXTS.loading} />;
  return (
    <EmptyState
      title={isError ? INSTALLED_TEXTS.failed : INSTALLED_TEXTS.empty}
      {...(isError && { picture: <Marcel pose="chewing" /> })}
    >
      <p>{isError ? INSTALLED_TEXTS.failedHint : INSTALLED_TEXTS.emptyHint}</p>
      <Button onClick={() => void refetch()}>{INSTALLED_TEXTS.retry}</Button>
    </EmptyState>
  );
}
