import { Button } from '@marcel/kit';
import { WindowDialog } from '@marcel/kit/programs';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { FindList } from '../../finder/components/FindList';
import type { Find } from '../../finder/find';
import { RUN_TEXTS } from '../../finder/finder-texts';
import { useFinds } from '../../finder/use-finds';
import { useListbox } from '../../finder/use-listbox';
import { entriesBefore } from './entries';
import styles from './RunDialog.module.css';
import { useRun } from './use-run';

const asFind = (entry: string): Find => ({ title: entry, icon: 'run', to: entry, detail: '' });

/** Opens what is typed: a program, a mascot, or an address of this site. */
export function RunDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [before] = useState(() => entriesBefore().map(asFind));
  const { open, run, isAddress, isLooking, problem, forget } = useRun(onClose);
  const { finds, said: found } = useFinds(text);
  const said = isAddress(text) ? RUN_TEXTS.here : found;
  const isEmpty = text.trim() === '';
  const options = isEmpty ? before : finds;
  const type = (typed: string) => {
    setText(typed);
    forget();
  };
  const choose = (at: number) => {
    const option = options[at];
    if (!option) return;
    type(option.title);
    if (isEmpty) run(option.title);
    else open(option.title, option.to);
  };
  const listbox = useListbox({ text, count: options.length, first: -1, onChoose: choose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(text);
  };

  // After the dialog has opened, which takes the focus itself.
  useEffect(() => field.current?.focus(), []);

  return (
    <WindowDialog title={RUN_TEXTS.title} icon="run" closeLabel={RUN_TEXTS.close} width="narrow" onClose={onClose}>
      <form className={styles.run} onSubmit={submit}>
        <p id={`${id}-lead`}>{RUN_TEXTS.lead}</p>
        <label className={styles.field}>
          {RUN_TEXTS.label}
          <input
            ref={field}
            type="text"
            enterKeyHint="go"
            maxLength={500}
            className={styles.input}
            value={text}
            aria-describedby={`${id}-lead`}
            onChange={(event) => type(event.target.value)}
            {...listbox.field}
            onKeyDown={listbox.onKeyDown}
          />
        </label>
        <div className={styles.finds}>
          {options.length > 0 && (
            <FindList {...listbox.list} label={isEmpty ? RUN_TEXTS.before : RUN_TEXTS.suggestions} finds={options} />
          )}
          {isEmpty && before.length === 0 && <p className={styles.said}>{RUN_TEXTS.nothingBefore}</p>}
        </div>
        <div className={styles.words}>
          <p role="status" className={styles.said}>
            {problem ? '' : said}
          </p>
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <Button kind="primary" type="submit">
            {isLooking ? RUN_TEXTS.looking : RUN_TEXTS.ok}
          </Button>
          <Button onClick={onClose}>{RUN_TEXTS.cancel}</Button>
        </div>
      </form>
    </WindowDialog>
  );
}
