import { Alert, Form } from '@marcel/kit/antd';
import { useEffect, useRef, type ReactNode } from 'react';

interface MeanwhileNoticeProps {
  title: string;
  /** Whenever it is another one, whoever saved is led to the notice. */
  about?: unknown;
  children: ReactNode;
}

/** Says what somebody else has done meanwhile. */
export function MeanwhileNotice({ title, about, children }: MeanwhileNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [about]);
  return (
    <Form.Item>
      <div ref={notice} tabIndex={-1}>
        <Alert role="status" type="warning" title={title} description={children} />
      </div>
    </Form.Item>
  );
}
