import { REPORT_LIMITS, REPORT_REASONS, ReportRequest, type ReportReason } from '@marcel/contracts';
import { Button, TextField, useToast } from '@marcel/kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../api/api';
import { errorText } from '../api/api-error';
import { contractResolver } from '../forms/contract-resolver';
import { WindowDialog } from '../window/WindowDialog';
import styles from './ReportDialog.module.css';
import { useMutation } from '@tanstack/react-query';

export const REPORT_THANKS = { title: 'Thank you', body: 'Somebody will look at it.' } as const;

export interface ReportDialogProps {
  path: string;
  name: string;
  onReported: () => void;
  onClose: () => void;
}

interface ReportForm {
  reason: ReportReason | null;
  words: string;
}

const toRequest = ({ reason, words }: ReportForm): ReportRequest =>
  Object.assign(new ReportRequest(), { reason, words: words.trim() || null });

const resolver = contractResolver<ReportForm>(toRequest);

export function ReportDialog({ path, name, onReported, onClose }: ReportDialogProps) {
  const id = useId();
  const defaultValues = { reason: null, words: '' };
  const { register, handleSubmit, formState } = useForm<ReportForm>({ resolver, defaultValues });
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (report: ReportRequest) => api.send('POST', path, { json: report }),
    onSuccess: () => {
      onReported();
      onClose();
      toast(REPORT_THANKS);
    },
  });
  const { reason, words } = formState.errors;
  const send = (form: ReportForm) => !isPending && mutate(toRequest(form));
  return (
    <WindowDialog title={`Report ${name}`} closeLabel="Close Report" width="narrow" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <fieldset className={styles.reasons} aria-describedby={reason && id}>
          <legend>What is wrong with it?</legend>
          {REPORT_REASONS.map(({ key, label }) => (
            <label key={key} className={styles.reason}>
              <input type="radio" value={key} {...register('reason')} />
              {label}
            </label>
          ))}
          {reason && (
            <p id={id} className="m-problem" role="alert">
              {reason.message}
            </p>
          )}
        </fieldset>
        <TextField
          label="Details (optional)"
          multiline
          maxLength={REPORT_LIMITS.explanation}
          error={words?.message}
          {...register('words')}
        />
        {error && (
          <p className="m-problem" role="alert">
            {errorText(error, 'The report could not be sent. Please try again.')}
          </p>
        )}
        <div className="m-row">
          <Button kind="primary" type="submit" aria-disabled={isPending}>
            {isPending ? 'Reporting...' : 'Report'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </WindowDialog>
  );
}
