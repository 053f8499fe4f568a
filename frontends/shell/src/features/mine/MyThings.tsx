import { Button, useToast } from '@marcel/kit';
import { storeOwnerKey, readOwnerKey, subscribeToOwnerKey } from '@marcel/kit/api';
import { ConfirmDialog } from '@marcel/kit/programs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseOwnerKey } from './api';
import { EmptyList, OwnedItems } from './OwnedItems';

export function MyThings() {
  const key = useSyncExternalStore(subscribeToOwnerKey, readOwnerKey);
  const [offeredKey, dismiss] = useOfferedKey();
  return (
    <>
      {offeredKey !== null && <ViewedKey offeredKey={offeredKey} replaces={key !== null} onClose={dismiss} />}
      {offeredKey === null && (key === null ? <EmptyList /> : <OwnedItems key={key} ownerKey={key} />)}
    </>
  );
}

interface OfferedKeyProps {
  offeredKey: string;
  replaces: boolean;
  onClose: () => void;
}

function ViewedKey(props: OfferedKeyProps) {
  const { offeredKey, onClose } = props;
  const [isAdopting, setIsAdopting] = useState(false);
  return (
    <>
      <p>These items were made in another browser. Items that you make here are not added to them.</p>
      <div className="m-row">
        <Button kind="primary" onClick={onClose}>
          Back to My Things
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setIsAdopting(true)}>
          Use This Link Here...
        </Button>
      </div>
      <OwnedItems key={offeredKey} ownerKey={offeredKey} isViewed />
      {isAdopting && <AdoptDialog {...props} onCancel={() => setIsAdopting(false)} />}
    </>
  );
}

function useOfferedKey(): [offeredKey: string | null, dismiss: () => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const linked = parseOwnerKey(hash);
  const [offeredKey, setOfferedKey] = useState<string | null>(null);
  if (linked !== null && linked !== offeredKey) setOfferedKey(linked);
  useEffect(() => {
    if (linked !== null) void navigate({ pathname, search }, { replace: true });
  }, [pathname, search, linked, navigate]);
  return [offeredKey === readOwnerKey() ? null : offeredKey, () => setOfferedKey(null)];
}

function AdoptDialog({ offeredKey, replaces, onClose, onCancel }: OfferedKeyProps & { onCancel: () => void }) {
  const toast = useToast();
  const adopt = () => {
    storeOwnerKey(offeredKey);
    toast({
      title: 'Private link in use',
      body: 'Everyone with the private link can see and delete what you make here.',
    });
    onClose();
  };
  return (
    <ConfirmDialog
      title="Use This Link Here?"
      action={{ label: 'Use This Link', kind: 'danger', run: adopt }}
      cancelLabel="Cancel"
      onClose={onCancel}
    >
      <p>
        Everyone with this link will see and can delete what you make in this browser from now on. Continue only if you
        copied the link yourself.
      </p>
      {replaces && <p>Items made in this browser so far will no longer be listed. Copy their private link first.</p>}
    </ConfirmDialog>
  );
}
