import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '@marcel/kit';
import { retroTheme } from './retro-theme';
import './retro.css';

/** Gives the antd components below it the retro look; needed once around them. */
export function RetroAntd({ children }: { children: ReactNode }) {
  return (
    <StyleProvider layer>
      <ConfigProvider theme={retroTheme} wave={{ disabled: true }} select={{ suffixIcon: <Icon name="down" /> }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
