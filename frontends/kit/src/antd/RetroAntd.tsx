import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Icon, Marcel } from '@marcel/kit';
import { retroTheme } from './retro-theme';
import './retro.css';

const LOOKS = ['data-scheme', 'data-text'];

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: LOOKS });
  return () => observer.disconnect();
}

/** Changes, and draws anew, whenever the page looks otherwise. */
const useScheme = (): string =>
  useSyncExternalStore(subscribe, () => LOOKS.map((name) => document.documentElement.getAttribute(name)).join(' '));

const searching = (
  <div aria-hidden>
    <Marcel pose="searching" />
  </div>
);

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

function themeNow() {
  const style = getComputedStyle(document.documentElement);
  return retroTheme((token) => style.getPropertyValue(`--marcel-${token}`).trim());
}
