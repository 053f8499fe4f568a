import { useMemo } from 'react';
import { useAuth } from '../auth/auth-context';
import { createAdminApi, type AdminApi } from './create-admin-api';

/** The admin's calls for whoever is logged in; a refused token ends the login. */
export function useAdminApi(): AdminApi {
  const { adminToken, expire } = useAuth();
  return useMemo(() => createAdminApi(adminToken, expire), [adminToken, expire]);
}
