import { Alert } from '@marcel/kit/antd';
import { useLookers } from '../api/use-lookers';
import { CLAIM_TEXTS } from '../claim-texts';

/** Who else has a pending submission before them. */
export function Lookers({ id }: { id: number }) {
  const others = useLookers(id);
  return <div role="status">{others.length > 0 && <Alert type="info" title={CLAIM_TEXTS.looking(others)} />}</div>;
}
