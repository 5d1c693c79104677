import type { ThemeConfig } from 'antd';

const FONT = "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'WenQuanYi', sans-serif";

/** antd's tokens, from the same palette as theme.css (antd computes shades, so it needs the values, not the variables). */
export function antdTheme(large: boolean, still = false): ThemeConfig {
  // docs/specification.md 9; buttons keep the touch target.
  const input = { controlHeight: large ? 60 : 42 };
  return {
    cssVar: { key: 'hall' },
    token: {
      colorPrimary: '#0958d9',
      // antd's own hover colour has too little contrast with white text.
      colorPrimaryHover: '#0a47b3',
      colorPrimaryActive: '#0a3d91',
      colorInfo: '#0958d9',
      colorLink: '#0958d9',
      colorLinkHover: '#0a47b3',
      colorLinkActive: '#0a3d91',
      // Colour alone does not mark a link in a sentence.
      linkDecoration: 'underline',
      linkHoverDecoration: 'underline',
      linkFocusDecoration: 'underline',
      colorError: '#c4161c',
      colorSuccess: '#237804',
      colorWarning: '#ad4e00',
      // antd would compute muddy backgrounds from such dark colours.
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
      ...(still && { motion: false }),
      motionDurationSlow: '0.16s',
      motionDurationMid: '0.14s',
    },
    components: {
      Tabs: { titleFontSizeSM: large ? 18 : 14, horizontalMargin: '0 0 12px' },
      Table: {
        fontSize: large ? 20 : 14,
        headerBg: '#eef2f8',
        headerColor: '#1f2733',
        headerBorderRadius: 8,
        headerSplitColor: 'transparent',
        cellPaddingBlock: 10,
        cellPaddingInline: 12,
        rowHoverBg: '#e8f1fe',
      },
      // Computed from the control height, a calendar would be wider than a phone and higher than half a window.
      DatePicker: { ...input, cellWidth: 44, cellHeight: 40, withoutTimeCellHeight: 48 },
      Input: input,
      InputNumber: input,
      Select: {
        ...input,
        optionHeight: large ? 60 : 44,
        optionPadding: large ? '14px 12px' : '10px 12px',
        optionSelectedBg: '#e8f1fe',
        // Also on the grey of a list that cannot be opened yet.
        colorTextPlaceholder: '#55606e',
      },
      Radio: input,
      Form: { itemMarginBottom: 0, labelColor: '#1f2733', verticalLabelPadding: '0 0 4px' },
      Layout: {
        headerBg: 'linear-gradient(100deg, #0a3d91 10%, #1668dc 90%) center / cover no-repeat',
        headerColor: '#fff',
        headerHeight: 'auto',
        headerPadding: 0,
        bodyBg: '#f5f7fa',
        footerBg: '#22324a',
        footerPadding: 0,
      },
      // Dark: the navigation over the banner, which may be a picture.
      Menu: {
        darkItemBg: 'transparent',
        darkItemColor: '#fff',
        darkItemHoverBg: 'rgb(255 255 255 / 13%)',
        darkItemSelectedBg: 'rgb(255 255 255 / 22%)',
      },
      Dropdown: { controlPaddingHorizontal: 16, paddingBlock: large ? 14 : 9 },
      Breadcrumb: { fontSize: large ? 20 : 14, lastItemColor: '#1f2733' },
      Card: { headerFontSize: large ? 24 : 18, headerHeight: 52, bodyPadding: 16, headerPadding: 16 },
      // As wide as four characters.
      FloatButton: { controlHeightLG: large ? 96 : 72, fontSizeSM: large ? 20 : 14 },
      Result: { titleFontSize: large ? 32 : 26, subtitleFontSize: large ? 20 : 16 },
      // The one large number of a card or page.
      Statistic: { titleFontSize: large ? 20 : 14, contentFontSize: large ? 40 : 32 },
      Collapse: { headerBg: '#f5f7fa', headerPadding: '10px 16px', contentPadding: 16 },
      Button: { fontWeight: 500, primaryShadow: 'none', defaultShadow: 'none' },
    },
  };
}
