import { useToast } from '@marcel/kit';
import { keepOwnerKey, ownerKey, watchOwnerKey } from '@marcel/kit/api';
import { Question } from '@marcel/kit/programs';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keyIn } from './private-link';
import { ADOPT_TEXTS } from './texts';
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
    toast(ADOPT_TEXTS.adopted);
    onClose();
  };
  return (
    <Question
      title={ADOPT_TEXTS.title}
      answer={{ label: ADOPT_TEXTS.adopt, kind: 'primary', give: take }}
      refusal={ADOPT_TEXTS.refuse}
      onClose={onClose}
    >
      <p>{ADOPT_TEXTS.question}</p>
      {replaces && <p>{ADOPT_TEXTS.replaces}</p>}
    </Question>
  );
}
