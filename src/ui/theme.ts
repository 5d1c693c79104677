import type { ThemeConfig } from 'antd';

const FONT = "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'WenQuanYi', sans-serif";

/** antd's tokens, from the same palette as theme.css (antd computes shades, so it needs the values, not the variables). */
export function antdTheme(large: boolean): ThemeConfig {
  return {
    cssVar: { key: 'hall' },
    token: {
      colorPrimary: '#0958d9',
      // antd's own hover is lighter than white text on it can bear.
      colorPrimaryHover: '#0a47b3',
      colorPrimaryActive: '#0a3d91',
      colorInfo: '#0958d9',
      colorLink: '#0958d9',
      colorLinkHover: '#0a47b3',
      colorLinkActive: '#0a3d91',
      // In a sentence a colour alone does not tell a link.
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      linkFocusDecoration: 'underline',
      colorError: '#c4161c',
      colorSuccess: '#237804',
      colorWarning: '#ad4e00',
      // Computed from such dark colours the backgrounds would be muddy.
      colorInfoBg: '#e8f1fe',
      colorErrorBg: '#fff1f0',
      colorErrorBorder: '#f0b4b1',
      colorSuccessBg: '#f6ffed',
      colorSuccessBorder: '#b7dfa0',
      colorWarningBg: '#fff7e6',
      colorWarningBorder: '#ecc690',
      colorText: '#1f2733',
      colorTextSecondary: '#55606e',
      colorTextDescription: '#55606e',
      colorTextPlaceholder: '#6b7685',
      colorTextTertiary: '#55606e',
      colorTextDisabled: '#6b7685',
      colorBorder: '#8893a2',
      colorBorderSecondary: '#d9dfe7',
      colorBgLayout: '#f5f7fa',
      borderRadius: 8,
      fontFamily: FONT,
      fontSize: large ? 20 : 16,
      controlHeight: large ? 60 : 44,
      motionDurationSlow: '0.16s',
      motionDurationMid: '0.14s',
    },
    components: {
      Table: { fontSize: large ? 20 : 14, headerBg: '#eef2f8', headerColor: '#1f2733' },
      // Computed from the height of the boxes a calendar would be wider than a phone and higher than half a window.
      DatePicker: { cellWidth: 44, cellHeight: 40, withoutTimeCellHeight: 48 },
      Form: { labelColor: '#1f2733', verticalLabelPadding: '0 0 4px' },
      Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none' },
    },
  };
}
