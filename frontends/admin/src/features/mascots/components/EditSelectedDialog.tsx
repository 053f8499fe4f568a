import { BULK_FIELDS } from '@marcel/contracts';
import { Form } from '@marcel/kit/antd';
import { useId } from 'react';
import { Dialog } from '../../../shared/components/Dialog';
import { useEditMascots } from '../api/use-change-mascots';
import { isNothing, sameEdit, type SameValues } from '../same-edit';
import type { SelectedDialogProps } from './DeleteSelectedDialog';
import { MascotField } from './MascotFields';

/** The same for all that are selected; a field that is left empty stays as it is with each. */
export function EditSelectedDialog({ ids, onClose, onDone }: SelectedDialogProps) {
  const formId = useId();
  const [form] = Form.useForm<SameValues>();
  const nothing = isNothing(sameEdit(Form.useWatch([], form) ?? {}));
  const { mutate, isPending } = useEditMascots();

  const save = (values: SameValues) => {
    const edit = sameEdit(values);
    if (!isNothing(edit)) mutate({ ids, edit }, { onSuccess: onDone });
  };

  return (
    <Dialog
      title={`Edit ${ids.length} mascots`}
      closesOutside={nothing}
      hasEntries={() => !isNothing(sameEdit(form.getFieldsValue()))}
      onClose={onClose}
      okText={isPending ? 'Saving...' : 'Save Changes'}
      okButtonProps={{ htmlType: 'submit', form: formId, disabled: nothing || isPending }}
    >
      <p>What you leave empty stays as it is.</p>
      <Form<SameValues> id={formId} form={form} layout="vertical" onFinish={save}>
        {BULK_FIELDS.map((name) => (
          <MascotField key={name} name={name} />
        ))}
      </Form>
    </Dialog>
  );
}
