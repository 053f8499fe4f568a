import { useMemo } from 'react';
import { useAuth } from '../auth/auth-context';
import { createAdminApi, type AdminApi } from './create-admin-api';

export function useAdminApi(): AdminApi {
  const { adminToken, expire } = useAuth();
  return useMemo(() => createAdminApi(adminToken, expire), [adminToken, expire]);
}
