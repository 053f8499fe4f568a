import { useOwnerEmail } from '../api/use-owner-email';
import styles from './ContactLink.module.css';

export function ContactLink() {
  const email = useOwnerEmail();
  if (!email) return null;
  return (
    <p className={styles.contact}>
      Questions? Write to <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
