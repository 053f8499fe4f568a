import { fillPath, ROUTES } from '@marcel/contracts';
import { Button, errorText, useToast } from '@marcel/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { ReasonDialog } from '../../../shared/components/ReasonDialog';
import { useFailureToast } from '../../../shared/feedback/use-failure-toast';
import { ReviewedSubmission } from '../../../shared/submissions/submission';
import { submissionKey } from '../../../shared/submissions/use-submission';
import styles from './ErasePersonalData.module.css';
import { ERASE_TEXTS } from '../erase-texts';

/** Erases what identifies the submitter, after a confirmation with a reason. */
export function ErasePersonalData({ id }: { id: number }) {
  const [asking, setAsking] = useState(false);
  const adminApi = useAdminApi();
  const client = useQueryClient();
  const toast = useToast();
  const toastFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) =>
      adminApi.send('POST', fillPath(ROUTES.submissionErase, { id }), ReviewedSubmission, { reason }),
    onSuccess: (submission) => {
      setAsking(false);
      client.setQueryData(submissionKey(id), submission);
      toast({ title: ERASE_TEXTS.done });
    },
    onError: (error) => {
      const { title, body } = ERASE_TEXTS.failed;
      toastFailure(error, { title, body: errorText(error, body) });
    },
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <>
      <Button className={styles.erase} onClick={() => setAsking(true)}>
        {ERASE_TEXTS.action}
      </Button>
      {asking && (
        <ReasonDialog
          title={ERASE_TEXTS.action}
          explanation={ERASE_TEXTS.question}
          action="Erase"
          working={isPending}
          onConfirm={(reason) => mutate(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
