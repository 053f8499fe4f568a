import { useToast } from '@marcel/kit';
import { keepOwnerKey, ownerKey, watchOwnerKey } from '@marcel/kit/api';
import { Question } from '@marcel/kit/programs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keyIn } from './api';
import { NothingYet, ThingsOfKey } from './ThingsOfKey';

export function MyThings() {
  const key = useSyncExternalStore(watchOwnerKey, ownerKey);
  const [offered, forget] = useOfferedKey();
  return (
    <>
      {key === null ? <NothingYet /> : <ThingsOfKey key={key} ownerKey={key} />}
      {offered !== null && <AdoptDialog offered={offered} replaces={key !== null} onClose={forget} />}
    </>
  );
}

function useOfferedKey(): [offered: string | null, forget: () => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const linked = keyIn(hash);
  const [offered, setOffered] = useState<string | null>(null);
  if (linked !== null && linked !== offered) setOffered(linked);
  useEffect(() => {
    if (linked !== null) void navigate({ pathname, search }, { replace: true });
  }, [pathname, search, linked, navigate]);
  return [offered === ownerKey() ? null : offered, () => setOffered(null)];
}

function AdoptDialog({ offered, replaces, onClose }: { offered: string; replaces: boolean; onClose: () => void }) {
  const toast = useToast();
  const take = () => {
    keepOwnerKey(offered);
    toast({ title: 'Private link in use', body: 'What you make here from now on belongs to it, too.' });
    onClose();
  };
  return (
    <Question
      title="Private Link"
      answer={{ label: 'Use This Link Here', kind: 'primary', give: take }}
      cancelLabel="Not Now"
      onClose={onClose}
    >
      <p>This link opens the things of another browser. Do you want to see and delete them here from now on?</p>
      {replaces && <p>Items made in this browser so far will no longer be listed. Copy their private link first.</p>}
    </Question>
  );
}
