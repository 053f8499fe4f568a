import { Alert, Button, Form } from 'antd';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ERROR_STATUS, checkFields, MASCOT_FIELDS } from '@marcel/contracts';
import type { FieldError, Mascot, MascotFieldName } from '@marcel/contracts';
import { ApiError } from '@marcel/kit/api';
import { isolateBidi } from '@marcel/kit/programs';
import { Versions } from '../../../shared/differences/Versions';
import { findChangedFields, type MascotFormValues, rebase, toEdit, toFormValues } from '../mascot-edit';
import { Dialog } from '../../../shared/components/Dialog';
import { LoadFailure, LoadingBlock } from '../../../shared/components/blocks';
import { useMascotRecord, useUpdateMascot } from '../api';
import { MascotFields } from './MascotFields';

interface EditMascotDialogProps {
  mascot: Pick<Mascot, 'id' | 'name'>;
  onClose: () => void;
}

export function EditMascotDialog({ mascot: { id, name }, onClose }: EditMascotDialogProps) {
  const formId = useId();
  const [form] = Form.useForm<MascotFormValues>();
  const values = Form.useWatch([], form);
  const { data, error, refetch } = useMascotRecord(id);
  const { mutate, isPending } = useUpdateMascot(id);
  const [changedByBoth, setChangedByBoth] = useState<readonly MascotFieldName[]>();
  const isLoaded = data !== undefined;
  const isGone = isLoaded && error instanceof ApiError && error.status === ERROR_STATUS.not_found;
  const entered = data && { ...toFormValues(data.record), ...values };
  const isChanged = (current = entered): boolean =>
    !!data && !!current && findChangedFields(data.record, current).length > 0;
  const isUnchanged = !isChanged();

  useEffect(() => {
    if (isLoaded) form.focusField('name');
  }, [isLoaded, form]);

  const showErrors = (errors: readonly FieldError[], record: Mascot) => {
    const isField = (path: string): path is MascotFieldName => path in toFormValues(record);
    const fields = errors.flatMap(({ path, message }) => (isField(path) ? [{ name: path, errors: [message] }] : []));
    form.setFields(fields);
    if (fields[0]) form.scrollToField(fields[0].name, { block: 'center', focus: true });
  };

  const showCurrent = async (before: Mascot, enteredValues: MascotFormValues) => {
    const { data: current, isError } = await refetch();
    if (current === undefined || isError) return;
    const rebased = rebase(before, current.record, enteredValues);
    form.setFieldsValue(rebased.values);
    setChangedByBoth(rebased.changedByBoth);
  };

  const save = (enteredValues: MascotFormValues) => {
    if (data === undefined) return;
    const { record, tag } = data;
    const edit = toEdit(record, enteredValues);
    const errors = checkFields(edit);
    if (errors.length > 0) return showErrors(errors, record);
    mutate(
      { edit, tag },
      {
        onSuccess: onClose,
        onError: (rejected) => {
          if (!(rejected instanceof ApiError)) return;
          if (rejected.status === ERROR_STATUS.precondition_failed) void showCurrent(record, enteredValues);
          else showErrors(rejected.details, record);
        },
      },
    );
  };

  return (
    <Dialog
      title={`Edit ${isolateBidi(name)}`}
      width={760}
      closesOnOutsideClick={isUnchanged}
      hasEntries={() => isChanged(entered && { ...entered, ...form.getFieldsValue() })}
      onClose={onClose}
      okText={isPending ? 'Saving...' : 'Save Changes'}
      okButtonProps={{ htmlType: 'submit', form: formId, disabled: isUnchanged || isPending || isGone }}
    >
      {isGone && (
        <ConflictNotice title="Someone else deleted this mascot while you were editing">
          You can copy your changes but not save them. Admins can restore the mascot from History.
        </ConflictNotice>
      )}
      {error && !isGone && (
        <LoadFailure title="Failed to load the mascot" error={error} onRetry={() => void refetch()} />
      )}
      {!isLoaded && !error && <LoadingBlock label="Opening..." />}
      {entered && (
        <Form<MascotFormValues>
          id={formId}
          form={form}
          layout="vertical"
          initialValues={toFormValues(data.record)}
          onFinish={save}
        >
          {changedByBoth && (
            <ConflictingFields
              fields={changedByBoth}
              savedValues={toFormValues(data.record)}
              enteredValues={entered}
              onTakeTheirs={(name) => form.setFieldValue(name, toFormValues(data.record)[name])}
            />
          )}
          <MascotFields />
        </Form>
      )}
    </Dialog>
  );
}

interface ConflictingFieldsProps {
  fields: readonly MascotFieldName[];
  savedValues: MascotFormValues;
  enteredValues: MascotFormValues;
  onTakeTheirs: (name: MascotFieldName) => void;
}

function ConflictingFields({ fields, savedValues, enteredValues, onTakeTheirs }: ConflictingFieldsProps) {
  const conflicts = fields.filter((name) => savedValues[name] !== enteredValues[name]);
  return (
    <ConflictNotice title="Someone else changed this mascot while you were editing" about={fields}>
      <p>Your changes are kept. All other fields show the current version. Please check and save again.</p>
      {conflicts.length > 0 && <p>You have both changed:</p>}
      {conflicts.map((name) => (
        <Versions
          key={name}
          label={MASCOT_FIELDS[name].label}
          isPicture={MASCOT_FIELDS[name].kind === 'picture'}
          before={{ caption: 'Theirs (saved)', value: savedValues[name] }}
          after={{ caption: 'Yours (not saved)', value: enteredValues[name] }}
        >
          <Button
            size="small"
            aria-label={`Take Theirs: ${MASCOT_FIELDS[name].label}`}
            onClick={() => onTakeTheirs(name)}
          >
            Take Theirs
          </Button>
        </Versions>
      ))}
    </ConflictNotice>
  );
}

function ConflictNotice({ title, about, children }: { title: string; about?: unknown; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [about]);
  return (
    <Form.Item>
      <div ref={notice} tabIndex={-1}>
        <Alert role="status" type="warning" title={title} description={children} />
      </div>
    </Form.Item>
  );
}
