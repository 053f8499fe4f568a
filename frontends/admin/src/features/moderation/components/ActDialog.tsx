import { Checkbox, Form } from '@marcel/kit/antd';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { takesAway } from '../acts';
import { ACT_TEXTS, KIND_LABELS, MODERATION_TEXTS } from '../moderation-texts';
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
  const { button } = ACT_TEXTS[act];
  const [first] = items;
  const what = items.length === 1 && first ? `${KIND_LABELS[first.kind]} ${first.id}` : `${items.length} items`;
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
