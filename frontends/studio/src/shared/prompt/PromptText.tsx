import styles from './PromptText.module.css';

export function PromptText({ prompt, as: Heading = 'h3' }: { prompt: string; as?: 'h2' | 'h3' }) {
  return (
    <Heading className={styles.prompt} dir="auto">
      {prompt}
    </Heading>
  );
}
