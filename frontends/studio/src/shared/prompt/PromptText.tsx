import css from './PromptText.module.css';

/** A prompt on a card, cut to a few lines. */
export function PromptText({ prompt }: { prompt: string }) {
  return <h3 className={css.prompt}>{prompt}</h3>;
}
