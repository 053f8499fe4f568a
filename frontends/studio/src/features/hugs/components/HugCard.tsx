import { isSettled, type Hug } from '@marcel/contracts';
import { Button, Icon } from '@marcel/kit';
import { DownloadButton } from '../../../shared/cards/DownloadButton';
import { PictureCard } from '../../../shared/cards/PictureCard';
import { ReportRecord } from '../../../shared/cards/ReportRecord';
import { picturesOfHug } from '../../../shared/records/pictures';
import { hugOf, namesIn } from '../../../shared/records/hug-names';
import { useReroll } from '../api/use-reroll';

export function HugCard({ hug }: { hug: Hug }) {
  const reroll = useReroll(hug.id);
  const sources = picturesOfHug(hug);
  const name = hugOf(hug);
  return (
    <PictureCard
      kind="hugs"
      record={hug}
      sources={sources}
      name={name}
      title={<h3>{namesIn(hug)}</h3>}
      actions={
        <>
          {isSettled(hug.status) && (
            <Button aria-label={`Re-roll ${name}`} disabled={reroll.isPending} onClick={() => reroll.mutate()}>
              <Icon name="dice" />
              Re-roll
            </Button>
          )}
          {sources.length > 0 && <DownloadButton item={`hug-${hug.id}`} name={name} />}
          <ReportRecord kind="hugs" id={hug.id} name={name} />
        </>
      }
    />
  );
}
