import { useOwnerKey } from '../use-owner-key';
import { useOfferedKey } from '../use-offered-key';
import { AdoptDialog } from './AdoptDialog';
import { NothingYet } from './NothingYet';
import { ThingsOfKey } from './ThingsOfKey';

/** What belongs to the key of this browser, and the question whether to take the one of a link. */
export function MyThings() {
  const key = useOwnerKey();
  const [offered, forget] = useOfferedKey();
  return (
    <>
      {key === null ? <NothingYet /> : <ThingsOfKey key={key} ownerKey={key} />}
      {offered !== null && <AdoptDialog offered={offered} replaces={key !== null} onClose={forget} />}
    </>
  );
}
