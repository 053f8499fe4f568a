import { Button } from '@marcel/kit';
import { useState } from 'react';
import styles from './ResumedNote.module.css';

/** Says where the form's text comes from, and offers to start with an empty one. */
export function ResumedNote({ onStartAnew }: { onStartAnew: () => void }) {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  const startAnew = () => {
    setShown(false);
    onStartAnew();
  };
  return (
    <p className={styles.note} role="status">
      <span>Your unfinished submission is back. A picture has to be chosen again.</span>
      <Button onClick={startAnew}>Start Anew</Button>
    </p>
  );
}
