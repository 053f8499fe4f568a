import { Button } from '@marcel/kit/antd';
import { useState } from 'react';
import { Actions } from '../../../shared/components/Actions';
import { ReasonDialog } from '../../../shared/reasons/ReasonDialog';
import { useErasePersonalData } from '../api/use-erase-personal-data';
import { ERASE_TEXTS } from '../erase-texts';

/** Erases what identifies the submitter, after a confirmation with a reason. */
export function ErasePersonalData({ id }: { id: number }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useErasePersonalData(id, () => setAsking(false));
  return (
    <>
      <Actions>
        <Button onClick={() => setAsking(true)}>{ERASE_TEXTS.action}</Button>
      </Actions>
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
