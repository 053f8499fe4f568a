import { fieldErrorsOf, type FieldError, type Mascot } from '@marcel/contracts';
import { ApiError, Button } from '@marcel/kit';
import { Form, Modal } from '@marcel/kit/antd';
import { DialogActions } from '../../../shared/components/DialogActions';
import { useUpdateMascot } from '../api/use-update-mascot';
import { isUnchanged, toEdit, toFormValues, type MascotFormValues } from '../mascot-edit';
import { MascotFields } from './MascotFields';

interface EditMascotDialogProps {
  mascot: Mascot;
  onClose: () => void;
}

/** Edits one mascot. The contract's rules are checked before anything is sent; the server's own answers land at their fields. */
export function EditMascotDialog({ mascot, onClose }: EditMascotDialogProps) {
  const [form] = Form.useForm<MascotFormValues>();
  const values = Form.useWatch([], form);
  const { mutate, isPending } = useUpdateMascot(mascot.id);
  const unchanged = values === undefined || isUnchanged(toEdit(mascot, { ...toFormValues(mascot), ...values }));

  const showErrors = (errors: readonly FieldError[]) => {
    form.setFields(errors.map(({ path, message }) => ({ name: path as keyof MascotFormValues, errors: [message] })));
    if (errors[0]) form.scrollToField(errors[0].path, { focus: true });
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
    <Modal
      open
      title={`Edit ${mascot.name}`}
      width={760}
      footer={null}
      onCancel={onClose}
      mask={{ closable: unchanged }}
    >
      <Form<MascotFormValues>
        form={form}
        layout="vertical"
        initialValues={toFormValues(mascot)}
        onFinish={save}
        scrollToFirstError
      >
        <MascotFields />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" disabled={unchanged || isPending}>
            {isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
}
