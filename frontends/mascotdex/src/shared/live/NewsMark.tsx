import { Button, Icon } from '@marcel/kit';
import styles from './NewsMark.module.css';
import { usePaced } from './use-paced';

interface NewsMarkProps {
  /** How many there are that the page does not show yet. */
  count: number;
  /** What they are, such as "3 new mascots". */
  text: (count: number) => string;
  /** Whether they are on their way. */
  isBusy: boolean;
  onShow: (button: HTMLElement) => void;
}

/** Tells that there is something new, and shows it when it is pressed. It lies over the page, which does not move. */
export function NewsMark({ count, text, isBusy, onShow }: NewsMarkProps) {
  const told = usePaced(count);
  return (
    <div className={styles.place} role="status">
      {told > 0 && (
        <Button
          className={styles.mark}
          aria-disabled={isBusy}
          onClick={({ currentTarget }) => !isBusy && onShow(currentTarget)}
        >
          <Icon name="up" />
          {text(told)}
        </Button>
      )}
    </div>
  );
}
