import { AuditEventPage, HEADERS, ROUTES } from '@marcel/contracts';
import { api, errorText } from '@marcel/kit/api';
import { Button, Form, Input, type GetRef } from '@marcel/kit/antd';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../../../shared/auth/auth';
import { useFocusAtOnce } from '../../../shared/browser/focus';

/** Asks for the auditor's token, which lasts until the tab is closed. */
export function AuditorLogin() {
  const [token, setToken] = useState('');
  const field = useFocusAtOnce<GetRef<typeof Input>>();
  const { setAuditorToken } = useAuth();
  const given = token.trim();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      api.get(`${ROUTES.auditEvents}?limit=1`, AuditEventPage, { headers: { [HEADERS.auditorToken]: given } }),
    onSuccess: () => setAuditorToken(given),
  });
  return (
    <Form<{ token: string }>
      name="auditor"
      layout="vertical"
      onValuesChange={(_, entered) => setToken(entered.token)}
      onFinish={() => given !== '' && mutate()}
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
