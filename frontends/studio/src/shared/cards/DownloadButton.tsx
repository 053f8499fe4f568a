import { Button, Icon } from '@marcel/kit';
import { useDownload } from '../files/use-download';

interface DownloadButtonProps {
  /** Id of the gallery item, such as `hug-7`. */
  item: string;
  /** What is downloaded, for readers. */
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
