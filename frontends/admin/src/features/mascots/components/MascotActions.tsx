import type { Mascot } from '@marcel/contracts';
import { Button, Icon, LinkButton } from '@marcel/kit';
import { mascotHistoryPage } from '../../../shared/navigation/pages';
import styles from './MascotActions.module.css';

interface MascotActionsProps {
  mascot: Mascot;
  onEdit: (mascot: Mascot) => void;
  onDelete: (mascot: Mascot) => void;
}

export const MascotActions = ({ mascot, onEdit, onDelete }: MascotActionsProps) => (
  <div className={styles.actions}>
    <Button aria-label={`Edit ${mascot.name}`} onClick={() => onEdit(mascot)}>
      <Icon name="edit" />
      <span className={styles.word}>Edit</span>
    </Button>
    <LinkButton to={mascotHistoryPage(mascot.id)} aria-label={`History of ${mascot.name}`}>
      <Icon name="list" />
      <span className={styles.word}>History</span>
    </LinkButton>
    <Button kind="danger" aria-label={`Delete ${mascot.name}`} onClick={() => onDelete(mascot)}>
      <Icon name="trash" />
      <span className={styles.word}>Delete</span>
    </Button>
  </div>
);
