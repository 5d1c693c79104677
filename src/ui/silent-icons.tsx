import {
  CalendarOutlined,
  CheckCircleFilled,
  CheckCircleOutlined,
  CheckOutlined,
  ClockCircleOutlined,
  CloseCircleFilled,
  CloseCircleOutlined,
  CloseOutlined,
  DownOutlined,
  ExclamationCircleFilled,
  ExclamationCircleOutlined,
  InboxOutlined,
  InfoCircleFilled,
  LoadingOutlined,
  MinusCircleOutlined,
  WarningFilled,
} from '@ant-design/icons';

/** antd labels its icons in English; beside a text of the same meaning the icon is hidden from screen readers. */
const SILENT = { role: undefined, 'aria-label': undefined, 'aria-hidden': true } as const;

const SUCCESS = <CheckCircleFilled {...SILENT} />;
const INFO = <InfoCircleFilled {...SILENT} />;
const WARNING = <ExclamationCircleFilled {...SILENT} />;
const ERROR = <CloseCircleFilled {...SILENT} />;

/** For antd's ConfigProvider: the default alert icons, hidden from screen readers. */
export const SILENT_ALERT = { successIcon: SUCCESS, infoIcon: INFO, warningIcon: WARNING, errorIcon: ERROR };
export const SILENT_LOADING = <LoadingOutlined {...SILENT} />;
export const SILENT_DATE = { suffixIcon: <CalendarOutlined {...SILENT} /> };
export const SILENT_SELECT = { suffixIcon: <DownOutlined {...SILENT} /> };

/** Icons of Result; antd accepts them per component only. */
export const RESULT_ICONS = { success: SUCCESS, info: WARNING, warning: <WarningFilled {...SILENT} />, error: ERROR };

/** antd's own pictures have a title, 暂无数据, beside the description. */
export const SILENT_EMPTY = {
  image: <InboxOutlined {...SILENT} style={{ fontSize: 44 }} />,
  styles: { root: { marginBlock: 32 }, image: { height: 44, color: 'var(--color-border-strong)' } },
};

/** Icons of StateMark. */
export const STATE_ICONS = {
  waiting: <ClockCircleOutlined {...SILENT} />,
  attention: <ExclamationCircleOutlined {...SILENT} />,
  done: <CheckCircleOutlined {...SILENT} />,
  failed: <CloseCircleOutlined {...SILENT} />,
  ended: <MinusCircleOutlined {...SILENT} />,
};

export const STEP_DONE = <CheckOutlined {...SILENT} />;
export const SILENT_CLOSE = <CloseOutlined {...SILENT} />;
