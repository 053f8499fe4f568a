import { Button, Icon, useToast } from '@marcel/kit';
import { errorText } from '@marcel/kit/api';
import { saveFile, useCopyText } from '@marcel/kit/programs';
import { useMutation } from '@tanstack/react-query';
import { exportMine } from '../api/mine';
import { privateLink } from '../private-link';
import { MINE_TEXTS } from '../texts';
import styles from './KeyActions.module.css';

/** What is to be done with all of it, and with the key to it. */
export function KeyActions({ ownerKey }: { ownerKey: string }) {
  const copy = useCopyText({ copied: MINE_TEXTS.linkCopied, copyFailed: MINE_TEXTS.linkNotCopied });
  const toast = useToast();
  const { title, body } = MINE_TEXTS.downloadFailed;
  const download = useMutation({
    mutationFn: () => exportMine(ownerKey),
    onSuccess: (all) => saveFile(all, 'my-things.json'),
    onError: (error) => toast({ title, body: errorText(error, body), tone: 'destructive' }),
  });
  return (
    <div className={styles.key}>
      <p>{MINE_TEXTS.about}</p>
      <div className={styles.actions}>
        <Button onClick={() => void copy(privateLink(ownerKey))}>
          <Icon name="share" />
          {MINE_TEXTS.copyLink}
        </Button>
        <Button aria-disabled={download.isPending} onClick={() => !download.isPending && download.mutate()}>
          <Icon name="download" />
          {download.isPending ? MINE_TEXTS.downloading : MINE_TEXTS.download}
        </Button>
      </div>
    </div>
  );
}
