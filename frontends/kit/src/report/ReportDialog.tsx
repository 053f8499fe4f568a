import { REPORT_LIMITS, REPORT_REASONS, ReportRequest, type ReportReason } from '@marcel/contracts';
import { Button, TextField, useToast } from '@marcel/kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../api/api';
import { errorText } from '../api/api-error';
import { contractResolver } from '../forms/contract-resolver';
import { WindowDialog } from '../window/WindowDialog';
import styles from './ReportDialog.module.css';
import { REPORT_TEXTS } from './texts';
import { useMutation } from '@tanstack/react-query';

function useReport(path: string, onReported: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (report: ReportRequest) => api.send('POST', path, { json: report }),
    onSuccess: () => {
      onReported();
      toast(REPORT_TEXTS.thanks);
    },
  });
}

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

const requestOf = ({ reason, words }: ReportForm): ReportRequest =>
  Object.assign(new ReportRequest(), { reason, words: words.trim() || null });

const resolver = contractResolver<ReportForm>(requestOf);

export function ReportDialog({ path, name, onReported, onClose }: ReportDialogProps) {
  const id = useId();
  const { register, handleSubmit, formState } = useForm<ReportForm>({
    resolver,
    defaultValues: { reason: null, words: '' },
  });
  const { mutate, isPending, error } = useReport(path, () => {
    onReported();
    onClose();
  });
  const { reason, words } = formState.errors;
  const send = (form: ReportForm) => !isPending && mutate(requestOf(form));
  return (
    <WindowDialog title={`${REPORT_TEXTS.report} ${name}`} closeLabel="Close Report" width="narrow" onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <fieldset className={styles.reasons} aria-describedby={reason && id}>
          <legend>{REPORT_TEXTS.reasons}</legend>
          {REPORT_REASONS.map(({ key, label }) => (
            <label key={key} className={styles.reason}>
              <input type="radio" value={key} {...register('reason')} />
              {label}
            </label>
          ))}
          {reason && (
            <p id={id} className={styles.error} role="alert">
              {reason.message}
            </p>
          )}
        </fieldset>
        <TextField
          label={REPORT_TEXTS.words}
          multiline
          maxLength={REPORT_LIMITS.words}
          error={words?.message}
          {...register('words')}
        />
        {error && (
          <p className={styles.error} role="alert">
            {errorText(error, REPORT_TEXTS.notSent)}
          </p>
        )}
        <div className="m-row">
          <Button kind="primary" type="submit" aria-disabled={isPending}>
            {isPending ? REPORT_TEXTS.sending : REPORT_TEXTS.send}
          </Button>
          <Button onClick={onClose}>{REPORT_TEXTS.cancel}</Button>
        </div>
      </form>
    </WindowDialog>
  );
}
