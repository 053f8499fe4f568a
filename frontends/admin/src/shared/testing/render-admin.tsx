import { ConfigProvider, RetroAntd } from '@marcel/kit/antd';
import { renderApp } from '@marcel/kit/testing';
import type { ReactNode } from 'react';
import { AuthContext, type Auth } from '../auth/auth';
import { UndoProvider } from '../undo/UndoProvider';

export function renderAdmin(children: ReactNode, path?: string) {
  const auth: Auth = {
    isAuthenticated: true,
    adminToken: 'secret',
    loading: false,
    login: jest.fn(),
    logout: jest.fn(),
    expire: jest.fn(),
  };
  const panel = (
    <RetroAntd>
      <ConfigProvider theme={{ zeroRuntime: true }}>
        <AuthContext value={auth}>
          <UndoProvider>{children}</UndoProvider>
        </AuthContext>
      </ConfigProvider>
    </RetroAntd>
  );
  return { auth, ...renderApp(panel, { path }) };
}
