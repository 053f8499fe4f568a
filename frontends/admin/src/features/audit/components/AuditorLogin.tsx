import { AuditEventPage, ROUTES } from '@marcel/contracts';
import { api, Button, errorText, TextField } from '@marcel/kit';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { auditorHeaders, type AuditHeaders } from '../api/audit-access';
import styles from './Audit.module.css';

/** Asks for the auditor's token; it is kept for as long as the page is open, and no longer. */
export function AuditorLogin({ onOpen }: { onOpen: (headers: AuditHeaders) => void }) {
  const [token, setToken] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (headers: AuditHeaders) => {
      await api.get(`${ROUTES.auditEvents}?limit=1`, AuditEventPage, { headers: { ...headers } });
      onOpen(headers);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(auditorHeaders(token.trim()));
  };
  return (
    <form className={styles.panel} onSubmit={submit}>
      <TextField
        label="Auditor token"
        type="password"
        autoComplete="off"
        value={token}
        error={error ? errorText(error, 'The server could not be reached.') : undefined}
        onChange={(event) => setToken(event.target.value)}
      />
      <Button type="submit" kind="primary" disabled={isPending || token.trim() === ''}>
        Open the Audit
      </Button>
    </form>
  );
}
