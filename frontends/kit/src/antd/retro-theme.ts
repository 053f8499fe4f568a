import type { ThemeConfig } from 'antd';

const COLOURS = {
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

export function retroTheme(colour: (token: string) => string): ThemeConfig {
  const known: Record<string, string> = {};
  for (const [name, token] of Object.entries(COLOURS)) {
    const value = colour(token);
    if (value) known[name] = value;
  }
  return {
    token: {
      ...known,
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      linkFocusDecoration: 'underline',
      fontFamily: 'var(--marcel-font)',
      fontSize: 14 * (Number(colour('text')) || 1),
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
