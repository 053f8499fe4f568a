import { HEADERS } from '@marcel/contracts';
import { createContext, use } from 'react';

export type AuditHeaders = Readonly<Record<string, string>>;

export const auditorHeaders = (token: string): AuditHeaders => ({ [HEADERS.auditorToken]: token });
export const adminHeaders = (token: string): AuditHeaders => ({ [HEADERS.adminToken]: token });

export const AuditAccess = createContext<AuditHeaders | null>(null);

/** @throws Error outside of an AuditAccess. */
export function useAuditHeaders(): AuditHeaders {
  const headers = use(AuditAccess);
  if (headers === null) throw new Error('useAuditHeaders needs an AuditAccess above it');
  return { ...headers };
}

interface Auditor {
  /** Null until a token has opened the audit. */
  auditor: AuditHeaders | null;
  open: (headers: AuditHeaders) => void;
  leave: () => void;
}

/** Kept above all pages, so that an auditor goes from one to another. */
export const AuditorContext = createContext<Auditor>({ auditor: null, open: () => undefined, leave: () => undefined });

export const useAuditor = (): Auditor => use(AuditorContext);
