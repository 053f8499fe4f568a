import { Checkbox, Form } from '@marcel/kit/antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { actionFor, takesAway } from '../acts';
import { ACT_TEXTS, ACTION_LABELS, MODERATION_TEXTS, nameOf } from '../moderation-texts';
import type { AskedAct, GivenReason } from '../use-acts';

interface ActDialogProps {
  asked: AskedAct;
  /** The reason that was given last. */
  before: GivenReason | undefined;
  onConfirm: (reason: GivenReason) => void;
  onClose: () => void;
}

/** Asks for the reason of an act, to be chosen or written. */
export function ActDialog({ asked: { act, items }, before, onConfirm, onClose }: ActDialogProps) {
  const [stays, setStays] = useState(false);
  const only = items.length === 1 ? items[0] : undefined;
  const action = only && actionFor(act, only);
  const button = action === undefined ? ACT_TEXTS[act].button : ACTION_LABELS[action];
  const what = only ? nameOf(only) : `${items.length} items`;
  return (
    <ReasonDialog
      title={`${button} ${what}?`}
      explanation={act === 'erase' && MODERATION_TEXTS.eraseQuestion}
      action={button}
      working={false}
      danger={takesAway(act)}
      initial={before?.text ?? ''}
      purpose={takesAway(act) ? 'away' : 'back'}
      footer={
        act !== 'erase' && (
          <Form.Item>
            <Checkbox checked={stays} onChange={() => setStays(!stays)}>
              {MODERATION_TEXTS.remember}
            </Checkbox>
          </Form.Item>
        )
      }
      onConfirm={(text) => onConfirm({ text, stays })}
      onClose={onClose}
    />
  );
}
