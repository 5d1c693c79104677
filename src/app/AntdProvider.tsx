import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';
import { useLargePrint } from '@/ui/large-print';
import { SILENT_ALERT, SILENT_DATE, SILENT_LOADING } from '@/ui/silent-icons';
import { antdTheme } from '@/ui/theme';
import '@/ui/antd.css';

dayjs.locale('zh-cn');

const BUTTON = { autoInsertSpace: false, loadingIcon: SILENT_LOADING };
const NORMAL = antdTheme(false);
const LARGE = antdTheme(true);

/** antd for member pages; loaded with them, never with the sign-in page. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const large = useLargePrint((state) => state.large);
  return (
    <ConfigProvider
      locale={zhCN}
      theme={large ? LARGE : NORMAL}
      button={BUTTON}
      alert={SILENT_ALERT}
      datePicker={SILENT_DATE}
    >
      {children}
    </ConfigProvider>
  );
}
