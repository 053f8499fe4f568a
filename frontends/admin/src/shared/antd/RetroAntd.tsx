import { ConfigProvider, type ThemeConfig } from 'antd';
import { StyleProvider } from '@ant-design/cssinjs';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Icon, Marcel } from '@marcel/kit';
import tokens from './colors.json' with { type: 'json' };
import theme from './theme.json' with { type: 'json' };
import './retro.css';

export function retroTheme(readToken: (token: string) => string): ThemeConfig {
  const colors: Record<string, string> = {};
  for (const [name, token] of Object.entries(tokens)) {
    const value = readToken(token);
    if (value) colors[name] = value;
  }
  const fontSize = 14 * (Number(readToken('text')) || 1);
  return { ...theme, token: { ...theme.token, ...colors, fontSize } };
}

const THEME_ATTRIBUTES = ['data-scheme', 'data-text'];

function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: THEME_ATTRIBUTES });
  return () => observer.disconnect();
}

function useRerenderOnThemeChange(): void {
  const readAttributes = () => THEME_ATTRIBUTES.map((name) => document.documentElement.getAttribute(name)).join(' ');
  useSyncExternalStore(subscribeToTheme, readAttributes);
}

const emptyImage = (
  <div aria-hidden>
    <Marcel pose="searching" />
  </div>
);

export function RetroAntd({ children }: { children: ReactNode }) {
  useRerenderOnThemeChange();
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={readTheme()}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false }}
        select={{ suffixIcon: <Icon name="down" /> }}
        empty={{ image: emptyImage }}
        modal={{ closeIcon: <Icon name="close" /> }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

function readTheme() {
  const style = getComputedStyle(document.documentElement);
  return retroTheme((token) => style.getPropertyValue(`--marcel-${token}`).trim());
}
