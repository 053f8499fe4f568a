import { Button } from '@marcel/kit';
import { useState } from 'react';
import styles from './ResumedNote.module.css';

export function ResumedNote({ text, onStartOver }: { text: string; onStartOver: () => void }) {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  const startOver = () => {
    setShown(false);
    onStartOver();
  };
  return (
    <p className={styles.note} role="status">
      <span>{text}</span>
      <Button onClick={startOver}>Start Over</Button>
    </p>
  );
}
