import { ChangeReasonsRequest, fieldErrorsOf, REASON_LIMITS, type ReasonPurpose } from '@marcel/contracts';
import { Flex, Input } from '@marcel/kit/antd';
import { errorText } from '@marcel/kit/api';
import { useId, useState } from 'react';
import { Dialog, INITIAL_FOCUS } from '../components/Dialog';
import { PURPOSE_LABELS, REASON_TEXTS } from './reason-texts';
import { useChangeReasons } from './use-reasons';

interface EditReasonsDialogProps {
  purpose: ReasonPurpose;
  reasons: readonly string[];
  onClose: () => void;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Changes which reasons all admins are offered. No form: it may stand in the form that asks for one. */
export function EditReasonsDialog({ purpose, reasons, onClose }: EditReasonsDialogProps) {
  const id = useId();
  const [before] = useState(reasons);
  const [text, setText] = useState(before.join('\n'));
  const { mutate, isPending, error } = useChangeReasons(purpose);
  const lines = linesOf(text);
  const [problem] = fieldErrorsOf(Object.assign(new ChangeReasonsRequest(), { reasons: lines }));
  const told = problem?.message ?? (error ? errorText(error, REASON_TEXTS.failed) : undefined);
  return (
    <Dialog
      title={PURPOSE_LABELS[purpose]}
      closesOutside={text === before.join('\n')}
      onClose={onClose}
      okText={isPending ? REASON_TEXTS.saving : REASON_TEXTS.save}
      okButtonProps={{ disabled: isPending || problem !== undefined }}
      onOk={() => mutate({ before, reasons: lines }, { onSuccess: onClose })}
    >
      <Flex vertical gap="small">
        <p id={id}>{REASON_TEXTS.offered}</p>
        <Input.TextArea
          aria-label={PURPOSE_LABELS[purpose]}
          aria-describedby={id}
          status={told === undefined ? '' : 'error'}
          autoSize={{ minRows: 4, maxRows: REASON_LIMITS.count }}
          value={text}
          onChange={({ target }) => setText(target.value)}
          {...INITIAL_FOCUS}
        />
        {told !== undefined && <p role="alert">{told}</p>}
      </Flex>
    </Dialog>
  );
}
