import { fieldErrorsOf, type FieldError, type Mascot } from '@marcel/contracts';
import { ApiError } from '@marcel/kit';
import { Form } from '@marcel/kit/antd';
import { useId } from 'react';
import { Dialog } from '../../../shared/components/Dialog';
import { useUpdateMascot } from '../api/use-update-mascot';
import { isUnchanged, toEdit, toFormValues, type MascotFormValues } from '../mascot-edit';
import { MascotFields } from './MascotFields';

interface EditMascotDialogProps {
  mascot: Mascot;
  onClose: () => void;
}

/** Edits one mascot. The contract's rules are checked before anything is sent; the server's own answers land at their fields. */
export function EditMascotDialog({ mascot, onClose }: EditMascotDialogProps) {
  const id = useId();
  const [form] = Form.useForm<MascotFormValues>();
  const values = Form.useWatch([], form);
  const { mutate, isPending } = useUpdateMascot(mascot.id);
  const unchanged = values === undefined || isUnchanged(toEdit(mascot, { ...toFormValues(mascot), ...values }));

  const isField = (path: string): path is keyof MascotFormValues => path in toFormValues(mascot);

  const showErrors = (errors: readonly FieldError[]) => {
    const fields = errors.flatMap(({ path, message }) => (isField(path) ? [{ name: path, errors: [message] }] : []));
    form.setFields(fields);
    if (fields[0]) form.scrollToField(fields[0].name, { block: 'center', focus: true });
  };

  const save = (entered: MascotFormValues) => {
    const edit = toEdit(mascot, entered);
    const errors = fieldErrorsOf(edit);
    if (errors.length > 0) return showErrors(errors);
    mutate(edit, {
      onSuccess: onClose,
      onError: (error) => error instanceof ApiError && showErrors(error.details),
    });
  };

  return (
    <Dialog
      title={`Edit ${mascot.name}`}
      width={760}
      closesOutside={unchanged}
      onClose={onClose}
      okText={isPending ? 'Saving...' : 'Save Changes'}
      okButtonProps={{ htmlType: 'submit', form: id, disabled: unchanged || isPending }}
    >
      <Form<MascotFormValues>
        id={id}
        form={form}
        layout="vertical"
        initialValues={toFormValues(mascot)}
        onFinish={save}
      >
        <MascotFields />
      </Form>
    </Dialog>
  );
}
