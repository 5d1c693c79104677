import {
  CalendarOutlined,
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
  LoadingOutlined,
  WarningFilled,
} from '@ant-design/icons';

/** An icon of antd is an image with an English name; beside words that say the same it is silent. */
const SILENT = { role: undefined, 'aria-label': undefined, 'aria-hidden': true } as const;

const SUCCESS = <CheckCircleFilled {...SILENT} />;
const INFO = <InfoCircleFilled {...SILENT} />;
const WARNING = <ExclamationCircleFilled {...SILENT} />;
const ERROR = <CloseCircleFilled {...SILENT} />;

/** For antd's provider: icons that antd draws by itself, looking the same. */
export const SILENT_ALERT = { successIcon: SUCCESS, infoIcon: INFO, warningIcon: WARNING, errorIcon: ERROR };
export const SILENT_LOADING = <LoadingOutlined {...SILENT} />;
export const SILENT_DATE = { suffixIcon: <CalendarOutlined {...SILENT} /> };

/** Of a result; antd takes them at each one alone. */
export const RESULT_ICONS = { success: SUCCESS, info: WARNING, warning: <WarningFilled {...SILENT} />, error: ERROR };
