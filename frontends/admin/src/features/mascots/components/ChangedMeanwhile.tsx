import { MASCOT_FIELDS, type MascotFieldName } from '@marcel/contracts';
import { Button } from '@marcel/kit/antd';
import { Versions } from '../../../shared/differences/Versions';
import { MASCOT_ADMIN_MESSAGES } from '../../../shared/mascots/mascot-texts';
import type { MascotFormValues } from '../mascot-edit';
import { MeanwhileNotice } from './MeanwhileNotice';

interface ChangedMeanwhileProps {
  /** That have been changed here, and by somebody else too. */
  fields: readonly MascotFieldName[];
  theirs: MascotFormValues;
  own: MascotFormValues;
  onTakeTheirs: (name: MascotFieldName) => void;
}

/** Says that somebody else was quicker, and shows both versions of what both have changed; whoever saved is led there. */
export function ChangedMeanwhile({ fields, theirs, own, onTakeTheirs }: ChangedMeanwhileProps) {
  const open = fields.filter((name) => theirs[name] !== own[name]);
  return (
    <MeanwhileNotice title={MASCOT_ADMIN_MESSAGES.changedMeanwhile} about={fields}>
      <p>{MASCOT_ADMIN_MESSAGES.entriesKept}</p>
      {open.length > 0 && <p>{MASCOT_ADMIN_MESSAGES.changedByBoth}</p>}
      {open.map((name) => (
        <Versions
          key={name}
          label={MASCOT_FIELDS[name].label}
          isPicture={MASCOT_FIELDS[name].kind === 'picture'}
          before={{ caption: 'Theirs, saved meanwhile', value: theirs[name] }}
          after={{ caption: 'Yours, not saved yet', value: own[name] }}
        >
          <Button
            size="small"
            aria-label={`Take Theirs: ${MASCOT_FIELDS[name].label}`}
            onClick={() => onTakeTheirs(name)}
          >
            Take Theirs
          </Button>
        </Versions>
      ))}
    </MeanwhileNotice>
  );
}
