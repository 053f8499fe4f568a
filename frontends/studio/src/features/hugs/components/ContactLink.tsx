import { useOwnerEmail } from '../api/use-owner-email';
import css from './ContactLink.module.css';

export function ContactLink() {
  const email = useOwnerEmail();
  if (!email) return null;
  return (
    <p className={css.contact}>
      Questions? Write to <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
