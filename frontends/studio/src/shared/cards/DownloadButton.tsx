import { fillPath, ROUTES } from '@marcel/contracts';
import { Button, Icon, useToast } from '@marcel/kit';
import { saveFile } from '@marcel/kit/programs';
import { PICTURE_CARD_TEXTS } from '../texts';

const fileNameOf = (disposition: string | null): string | undefined => disposition?.match(/filename="([^"]+)"/)?.[1];

/** Saves the picture of a gallery item, such as `hug-7`, under the name that the server gives it. */
function useDownload(): (id: string) => Promise<void> {
  const toast = useToast();
  return async (id) => {
    try {
      const response = await fetch(fillPath(ROUTES.download, { id }), { credentials: 'include' });
      if (!response.ok) throw new Error(`The download was answered with ${response.status}`);
      saveFile(await response.blob(), fileNameOf(response.headers.get('content-disposition')) ?? id);
      toast(PICTURE_CARD_TEXTS.downloadStarted);
    } catch {
      toast({ ...PICTURE_CARD_TEXTS.downloadFailed, tone: 'destructive' });
    }
  };
}

interface DownloadButtonProps {
  /** Id of the gallery item, such as `hug-7`. */
  item: string;
  name: string;
}

export function DownloadButton({ item, name }: DownloadButtonProps) {
  const download = useDownload();
  return (
    <Button aria-label={`Download ${name}`} onClick={() => void download(item)}>
      <Icon name="download" />
      Download
    </Button>
  );
}
