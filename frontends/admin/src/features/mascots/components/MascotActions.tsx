import type { Mascot } from '@marcel/contracts';
import { Icon, LinkButton } from '@marcel/kit';
import { Button, Flex } from '@marcel/kit/antd';
import { mascotHistoryPage } from '../../../shared/navigation/pages';
import styles from './MascotActions.module.css';

interface MascotActionsProps {
  mascot: Mascot;
  onEdit: (mascot: Mascot) => void;
  onDelete: (mascot: Mascot) => void;
}

/** What can be done with a mascot; narrow windows show the signs alone. */
export const MascotActions = ({ mascot, onEdit, onDelete }: MascotActionsProps) => (
  <Flex gap="small" className={styles.actions}>
    <Button icon={<Icon name="edit" />} aria-label={`Edit ${mascot.name}`} onClick={() => onEdit(mascot)}>
      <span className={styles.word}>Edit</span>
    </Button>
    <LinkButton to={mascotHistoryPage(mascot.id)} aria-label={`History of ${mascot.name}`}>
      <Icon name="list" />
      <span className={styles.word}>History</span>
    </LinkButton>
    <Button danger icon={<Icon name="trash" />} aria-label={`Delete ${mascot.name}`} onClick={() => onDelete(mascot)}>
      <span className={styles.word}>Delete</span>
    </Button>
  </Flex>
);
