import {
  ChangeReasonsRequest,
  checkFields,
  fillPath,
  DEFAULT_REASONS,
  REASON_LIMITS,
  type ReasonPurpose,
  Reasons,
  ROUTES,
} from '@marcel/contracts';
import { useMutation } from '@tanstack/react-query';
import { Button, Flex, Input } from 'antd';
import { errorText } from '@marcel/kit/api';
import { useId, useState } from 'react';
import { useAdminClient, useAdminQuery } from '../api';
import { Dialog, INITIAL_FOCUS } from '../components/Dialog';
import { Actions } from '../components/blocks';
import styles from './ReasonTemplates.module.css';

export const PURPOSE_LABELS: Readonly<Record<ReasonPurpose, string>> = {
  reject: 'Common reasons to reject',
  away: 'Common reasons to remove',
  back: 'Common reasons to keep or restore',
};

const REASONS_KEY = ['reasons'];

function useReasons(purpose: ReasonPurpose): readonly string[] {
  const { data = DEFAULT_REASONS } = useAdminQuery(REASONS_KEY, ROUTES.reasons, Reasons, { refetchOnMount: true });
  return data[purpose];
}

function useChangeReasons(purpose: ReasonPurpose) {
  const { adminApi, client } = useAdminClient();
  return useMutation({
    mutationFn: (change: { before: readonly string[]; reasons: readonly string[] }) =>
      adminApi.send('POST', fillPath(ROUTES.reasonsOf, { purpose }), Reasons, change),
    onSuccess: (reasons) => client.setQueryData(REASONS_KEY, reasons),
    onError: () => client.invalidateQueries({ queryKey: REASONS_KEY }),
  });
}

interface EditReasonsDialogProps {
  purpose: ReasonPurpose;
  reasons: readonly string[];
  onClose: () => void;
}

const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function EditReasonsDialog({ purpose, reasons, onClose }: EditReasonsDialogProps) {
  const id = useId();
  const [before] = useState(reasons);
  const [text, setText] = useState(before.join('\n'));
  const { mutate, isPending, error } = useChangeReasons(purpose);
  const lines = splitLines(text);
  const [problem] = checkFields(Object.assign(new ChangeReasonsRequest(), { reasons: lines }));
  const message =
    problem?.message ?? (error ? errorText(error, 'The reasons could not be saved. Please try again.') : undefined);
  return (
    <Dialog
      title={PURPOSE_LABELS[purpose]}
      closesOnOutsideClick={text === before.join('\n')}
      onClose={onClose}
      okText={isPending ? 'Saving...' : 'Save'}
      okButtonProps={{ disabled: isPending || problem !== undefined }}
      onOk={() => mutate({ before, reasons: lines }, { onSuccess: onClose })}
    >
      <Flex vertical gap="small">
        <p id={id}>One per line, up to {REASON_LIMITS.count}. All admins see them.</p>
        <Input.TextArea
          aria-label={PURPOSE_LABELS[purpose]}
          aria-describedby={id}
          status={message === undefined ? '' : 'error'}
          autoSize={{ minRows: 4, maxRows: REASON_LIMITS.count }}
          value={text}
          onChange={({ target }) => setText(target.value)}
          {...INITIAL_FOCUS}
        />
        {message !== undefined && <p role="alert">{message}</p>}
      </Flex>
    </Dialog>
  );
}

interface ReasonTemplatesProps {
  purpose: ReasonPurpose;
  chosen: string;
  onChoose: (template: string) => void;
}

export function ReasonTemplates({ purpose, chosen, onChoose }: ReasonTemplatesProps) {
  const templates = useReasons(purpose);
  const [editing, setEditing] = useState(false);
  return (
    <div role="group" aria-label={PURPOSE_LABELS[purpose]}>
      <Actions>
        {templates.map((template) => (
          <Button
            key={template}
            className={styles.reason}
            size="small"
            aria-pressed={template === chosen}
            onClick={() => onChoose(template)}
          >
            {template}
          </Button>
        ))}
        <Button size="small" type="link" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          Edit reasons
        </Button>
      </Actions>
      {editing && <EditReasonsDialog purpose={purpose} reasons={templates} onClose={() => setEditing(false)} />}
    </div>
  );
}
