import { Button } from '@marcel/kit/antd';
import { Actions } from '../../../shared/components/Actions';
import { actionFor, ACTS, takesAway } from '../acts';
import { ACT_TEXTS, MODERATION_TEXTS } from '../moderation-texts';
import type { Acts } from '../use-acts';
import type { Selection } from '../use-selection';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** How many are on the page. */
  shown: number;
  selection: Selection;
  acts: Acts;
}

/** What is done with everything that is selected, and the reasons that stay. */
export function SelectionBar({ shown, selection, acts }: SelectionBarProps) {
  const { selected, selectAll, clear } = selection;
  const kept = ACTS.filter((act) => acts.reasons[act]?.stays);
  return (
    <div className={styles.bar}>
      <Actions>
        <Button disabled={shown === 0 || selected.length === shown} onClick={selectAll}>
          Select {shown} Shown
        </Button>
        {selected.length > 0 && (
          <>
            <strong role="status">{selected.length} selected</strong>
            {ACTS.filter((act) => selected.some((item) => actionFor(act, item))).map((act) => (
              <Button key={act} danger={takesAway(act)} onClick={() => acts.act(act, selected)}>
                {ACT_TEXTS[act].button} Selected
              </Button>
            ))}
            <Button onClick={clear}>Clear Selection</Button>
          </>
        )}
      </Actions>
      {kept.map((act) => (
        <Actions key={act}>
          <span>{MODERATION_TEXTS.withoutAsking(ACT_TEXTS[act].button, acts.reasons[act]?.text ?? '')}</span>
          <Button
            size="small"
            aria-label={`Ask again before: ${ACT_TEXTS[act].button}`}
            onClick={() => acts.askAgain(act)}
          >
            {MODERATION_TEXTS.askAgain}
          </Button>
        </Actions>
      ))}
    </div>
  );
}
