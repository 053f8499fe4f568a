import { Button, TextField } from '@marcel/kit';
import { useState, type FormEvent } from 'react';
import { Replay } from './Replay';
import styles from './Audit.module.css';

/** Picks the submission that is to be replayed. */
export function ReplayPanel() {
  const [entered, setEntered] = useState('');
  const [id, setId] = useState<number | null>(null);
  const valid = /^[1-9]\d{0,15}$/.test(entered.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (valid) setId(Number(entered));
  };
  return (
    <div className={styles.panel}>
      <form className={styles.row} onSubmit={submit}>
        <TextField
          label="Number of the submission"
          inputMode="numeric"
          value={entered}
          onChange={(event) => setEntered(event.target.value)}
        />
        <Button type="submit" kind="primary" disabled={!valid}>
          Replay
        </Button>
      </form>
      {id !== null && <Replay key={id} id={id} />}
    </div>
  );
}
