import { ConfigProvider, type ThemeConfig } from 'antd';
import { StyleProvider } from '@ant-design/cssinjs';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Icon, Marcel } from '@marcel/kit';
import './retro.css';

const COLORS = {
  colorPrimary: 'accent',
  colorInfo: 'accent',
  colorLink: 'link',
  colorSuccess: 'green',
  colorWarning: 'orange-dark',
  colorError: 'red',
  colorInfoBg: 'blue-pale',
  colorSuccessBg: 'green-pale',
  colorWarningBg: 'yellow-pale',
  colorErrorBg: 'red-pale',
  colorText: 'ink',
  colorTextHeading: 'ink',
  colorTextSecondary: 'ink-soft',
  colorTextTertiary: 'ink-soft',
  colorTextDescription: 'ink-soft',
  colorTextPlaceholder: 'ink-disabled',
  colorTextDisabled: 'ink-disabled',
  colorBgBase: 'paper',
  colorBgContainer: 'paper',
  colorBgElevated: 'face',
  colorBgContainerDisabled: 'face',
  colorBorder: 'edge-shadow',
  colorSplit: 'edge-shadow',
  colorBgMask: 'backdrop',
} as const;

export function retroTheme(color: (token: string) => string): ThemeConfig {
  const known: Record<string, string> = {};
  for (const [name, token] of Object.entries(COLORS)) {
    const value = color(token);
    if (value) known[name] = value;
  }
  return {
    token: {
      ...known,
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      linkFocusDecoration: 'underline',
      fontFamily: 'var(--marcel-font)',
      fontSize: 14 * (Number(color('text')) || 1),
      borderRadius: 0,
      borderRadiusLG: 0,
      borderRadiusSM: 0,
      borderRadiusXS: 0,
      boxShadow: 'none',
      boxShadowSecondary: 'none',
      motion: false,
      controlHeight: 34,
    },
    components: {
      Button: { controlHeight: 32, paddingInline: 14 },
      Card: { headerFontSize: 18, headerHeight: 0, headerPadding: 16, bodyPadding: 16 },
      Descriptions: { labelBg: 'var(--marcel-face)', labelColor: 'var(--marcel-ink)' },
      Form: { itemMarginBottom: 12, verticalLabelPadding: '0 0 4px' },
      Statistic: { contentFontSize: 28 },
    },
  };
}

const LOOKS = ['data-scheme', 'data-text'];

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: LOOKS });
  return () => observer.disconnect();
}

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
        modal={{ closeIcon: <Icon name="close" /> }}
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
