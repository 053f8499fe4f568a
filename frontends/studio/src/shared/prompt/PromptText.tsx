import styles from './PromptText.module.css';

/** A prompt on a card, cut to a few lines. */
export function PromptText({ prompt }: { prompt: string }) {
  return <h3 className={styles.prompt}>{prompt}</h3>;
}
