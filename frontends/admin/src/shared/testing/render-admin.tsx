import { ConfigProvider } from 'antd';
import { RetroAntd } from '../antd/RetroAntd';
import { renderApp } from '@marcel/kit/testing';
import type { ReactNode } from 'react';
import { AuthContext, type Auth } from '../auth/auth';

function renderWith(tokens: Pick<Auth, 'adminToken' | 'auditorToken'>, children: ReactNode, path?: string) {
  const auth: Auth = {
    ...tokens,
    isLoading: false,
    login: jest.fn(),
    logout: jest.fn(),
    expire: jest.fn(),
    setAuditorToken: jest.fn(),
  };
  const panel = (
    <RetroAntd>
      <ConfigProvider theme={{ zeroRuntime: true }}>
        <AuthContext value={auth}>{children}</AuthContext>
      </ConfigProvider>
    </RetroAntd>
  );
  return { auth, ...renderApp(panel, { path }) };
}

export const renderAdmin = (children: ReactNode, path?: string) =>
  renderWith({ adminToken: 'secret', auditorToken: null }, children, path);

export const renderAuditor = (children: ReactNode, path?: string) =>
  renderWith({ adminToken: null, auditorToken: 'auditor' }, children, path);
