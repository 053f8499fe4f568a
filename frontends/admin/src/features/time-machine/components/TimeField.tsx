import { Form, Input } from '@marcel/kit/antd';
import { useState } from 'react';
import { TIME_TEXTS } from '../time-texts';
import { fieldText, fieldTime } from '../times';

interface TimeFieldProps {
  id: string;
  label: string;
  value: number;
  /** The last time that there is to choose. */
  latest: number;
  onChoose: (time: number) => void;
}

/** What stands in the field, while which time is chosen. */
interface Typed {
  text: string;
  of: number;
  fault: string | null;
}

const shownAs = (value: number): Typed => ({ text: fieldText(value), of: value, fault: null });

/** A day and a time, in the reader's own zone; what is still to come is said to be, and not asked for. */
export function TimeField({ id, label, value, latest, onChoose }: TimeFieldProps) {
  const [typed, setTyped] = useState(shownAs(value));
  if (typed.of !== value) setTyped(shownAs(value));
  const { fault } = typed;
  const faultId = `${id}fault`;
  const type = (text: string) => {
    const time = fieldTime(text);
    const wrong = faultOf(time);
    setTyped({ text, of: value, fault: wrong });
    if (time !== null && wrong === null && time !== value) onChoose(time);
  };
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      layout="vertical"
      {...(fault !== null && { validateStatus: 'error', help: <Fault id={faultId}>{fault}</Fault> })}
    >
      <Input
        id={id}
        type="datetime-local"
        value={typed.text}
        max={fieldText(latest)}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : faultId}
        onChange={({ target }) => type(target.value)}
      />
    </Form.Item>
  );
}

const Fault = ({ id, children }: { id: string; children: string }) => (
  <span id={id} role="alert">
    {children}
  </span>
);

function faultOf(time: number | null): string | null {
  if (time === null) return TIME_TEXTS.noTime;
  return time > Date.now() ? TIME_TEXTS.toCome : null;
}
