import { MASCOT_FIELDS, type Mascot, type MascotFieldName } from '@marcel/contracts';
import { Alert, Form } from '@marcel/kit/antd';
import { useEffect, useRef } from 'react';
import { MASCOT_ADMIN_MESSAGES } from '../../../shared/mascots/mascot-texts';
import { toFormValues } from '../mascot-edit';

interface ChangedMeanwhileProps {
  /** That have been changed here, and by somebody else too. */
  fields: readonly MascotFieldName[];
  present: Mascot;
}

/** Says that somebody else was quicker, and what the fields are now that both have changed; whoever saved is led there. */
export function ChangedMeanwhile({ fields, present }: ChangedMeanwhileProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [fields]);
  return (
    <Form.Item>
      <div ref={notice} tabIndex={-1}>
        <Alert
          role="status"
          type="warning"
          title={MASCOT_ADMIN_MESSAGES.changedMeanwhile}
          description={
            <>
              <p>{MASCOT_ADMIN_MESSAGES.entriesKept}</p>
              {fields.length > 0 && (
                <>
                  <p>{MASCOT_ADMIN_MESSAGES.changedByBoth}</p>
                  <ul>
                    {fields.map((name) => (
                      <li key={name}>
                        {MASCOT_FIELDS[name].label}, which is now “{toFormValues(present)[name]}”
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </>
          }
        />
      </div>
    </Form.Item>
  );
}
