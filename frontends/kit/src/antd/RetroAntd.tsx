import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { Icon, Marcel } from '@marcel/kit';
import { retroTheme } from './retro-theme';
import './retro.css';
import { useScheme } from './use-scheme';

const searching = (
  <div aria-hidden>
    <Marcel pose="searching" />
  </div>
);

/** Gives the antd components below it the retro look; needed once around them. */
export function RetroAntd({ children }: { children: ReactNode }) {
  useScheme();
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={themeNow()}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false }}
        select={{ suffixIcon: <Icon name="down" /> }}
        empty={{ image: searching }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

/** In the scheme that the page has now. */
function themeNow() {
  const style = getComputedStyle(document.documentElement);
  return retroTheme((token) => style.getPropertyValue(`--marcel-${token}`).trim());
}
