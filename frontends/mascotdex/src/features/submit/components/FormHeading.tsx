import { useEffect, useRef } from 'react';
import styles from './SubmitForm.module.css';

interface FormHeadingProps {
  children: string;
  /** Whether the visitor goes on reading here once it is shown. */
  isLedTo: boolean;
}

/** The beginning of a form that opens further down the page than one looks. */
export function FormHeading({ children, isLedTo }: FormHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isLedTo) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isLedTo]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
