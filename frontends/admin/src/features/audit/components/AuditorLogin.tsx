import { errorText } from '@marcel/kit/api';
import { Button, Form, Input, type GetRef } from '@marcel/kit/antd';
import { useState } from 'react';
import { auditorHeaders, type AuditHeaders } from '../../../shared/auth/auth';
import { useFocusAtOnce } from '../../../shared/browser/focus';
import { useOpenAudit } from '../api';

/** Asks for the auditor's token, which lasts until the tab is closed. */
export function AuditorLogin({ onOpen }: { onOpen: (headers: AuditHeaders) => void }) {
  const [token, setToken] = useState('');
  const field = useFocusAtOnce<GetRef<typeof Input>>();
  const given = token.trim();
  const { mutate, error, isPending } = useOpenAudit(onOpen);
  return (
    <Form<{ token: string }>
      name="auditor"
      layout="vertical"
      onValuesChange={(_, entered) => setToken(entered.token)}
      onFinish={() => given !== '' && mutate(auditorHeaders(given))}
    >
      <Form.Item
        name="token"
        label="Auditor token"
        extra="Kept until this tab is closed."
        {...(error && { validateStatus: 'error', help: errorText(error, 'The server could not be reached.') })}
      >
        <Input ref={field} type="password" autoComplete="off" />
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={isPending || given === ''}>
        Open the Audit
      </Button>
    </Form>
  );
}
