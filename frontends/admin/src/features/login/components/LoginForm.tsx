import { Button, Spinner, TextField } from '@marcel/kit';
import { useState, type FormEvent } from 'react';
import styles from './LoginForm.module.css';
import { ADMIN_MESSAGES } from '../../../shared/auth/auth-texts';

interface LoginFormProps {
  /** The entered token is being checked. */
  checking: boolean;
  onLogin: (token: string) => void;
}

export function LoginForm({ checking, onLogin }: LoginFormProps) {
  const [token, setToken] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!checking && token.trim() !== '') onLogin(token);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label="Admin token"
        hint="Printed in the terminal at the first start, unless ADMIN_TOKEN sets it."
        type="password"
        autoComplete="current-password"
        required
        readOnly={checking}
        value={token}
        onChange={(event) => setToken(event.target.value)}
      />
      <Button type="submit" kind="primary" disabled={checking || token.trim() === ''}>
        Login to Admin Panel
      </Button>
      {checking && <Spinner label={ADMIN_MESSAGES.checking} />}
    </form>
  );
}
