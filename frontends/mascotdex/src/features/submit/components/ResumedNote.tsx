import { Button } from '@marcel/kit';
import { useState } from 'react';
import styles from './ResumedNote.module.css';

export function ResumedNote({ text, onStartAnew }: { text: string; onStartAnew: () => void }) {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  const startAnew = () => {
    setShown(false);
    onStartAnew();
  };
  return (
    <p className={styles.note} role="status">
      <span>{text}</span>
      <Button onClick={startAnew}>Start Anew</Button>
    </p>
  );
}
