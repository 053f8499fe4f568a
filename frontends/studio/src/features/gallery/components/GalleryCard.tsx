import { Button, Icon } from '@marcel/kit';
import { PictureCard } from '../../../shared/cards/PictureCard';
import { ReportRecord } from '../../../shared/cards/ReportRecord';
import { PromptText } from '../../../shared/prompt/PromptText';
import { badgeOf, type GalleryPicture } from '../gallery-item';
import styles from './GalleryCard.module.css';

export function GalleryCard({ picture, onOpen }: { picture: GalleryPicture; onOpen: () => void }) {
  return (
    <PictureCard
      kind={picture.kind}
      record={picture}
      sources={picture.sources}
      name={picture.name}
      badge={badgeOf(picture.type)}
      title={<PromptText as="h2" prompt={picture.title} />}
      actions={
        <>
          <Button
            className={styles.details}
            aria-label={`Details of ${picture.name}`}
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            <Icon name="eye" />
            Details
          </Button>
          <ReportRecord kind={picture.kind} id={picture.id} name={picture.name} />
        </>
      }
    />
  );
}
