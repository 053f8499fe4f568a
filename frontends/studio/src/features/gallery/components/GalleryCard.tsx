import { Button, Icon } from '@marcel/kit';
import { PictureCard } from '../../../shared/cards/PictureCard';
import { PromptText } from '../../../shared/prompt/PromptText';
import { GALLERY_LABELS } from '../gallery-item';
import type { GalleryItem } from '../gallery-item';
import styles from './GalleryCard.module.css';

export function GalleryCard({ item, onOpen }: { item: GalleryItem; onOpen: () => void }) {
  return (
    <PictureCard
      kind={item.kind}
      record={item}
      sources={item.sources}
      name={item.name}
      badge={GALLERY_LABELS[item.type].badge}
      title={<PromptText prompt={item.prompt ?? item.name} />}
      actions={
        <Button
          className={styles.details}
          aria-label={`Details of ${item.name}`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <Icon name="eye" />
          Details
        </Button>
      }
    />
  );
}
