import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useMemo, useState } from 'react';
import { useLargePrint } from '@/ui/large-print';
import { SILENT_ALERT, SILENT_DATE, SILENT_EMPTY, SILENT_LOADING, SILENT_SELECT } from '@/ui/silent-icons';
import { antdTheme } from '@/ui/theme';
import '@/ui/antd.css';

const BUTTON = { autoInsertSpace: false, loadingIcon: SILENT_LOADING };
/** Its ring around a pressed button takes two seconds. */
const WAVE = { disabled: true };
/** Whoever asked the system for less motion gets none: a list measured while it moves would open off the screen. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Where lists and menus open: in the landmark or the dialog of their control, in which a screen reader and the focus are. antd's dialog
 * itself lets the pointer through, its container does not.
 */
const landmarkOf = (control?: HTMLElement) =>
  control?.closest<HTMLElement>('.ant-modal-container, main, header, footer') ?? document.body;

/** antd's configuration for the whole hall; rendered once, around the routes (docs/decisions/090-component-library.md). */
export function AntdProvider({ children }: { children: ReactNode }) {
  const large = useLargePrint((state) => state.large);
  const [still] = useState(isStill);
  const theme = useMemo(() => antdTheme(large, still), [large, still]);
  return (
    <ConfigProvider
      locale={zhCN}
      theme={theme}
      button={BUTTON}
      alert={SILENT_ALERT}
      getPopupContainer={landmarkOf}
      datePicker={SILENT_DATE}
      empty={SILENT_EMPTY}
      select={SILENT_SELECT}
      wave={WAVE}
    >
      {children}
    </ConfigProvider>
  );
}
