import { Result } from 'antd';
import type { ReactNode } from 'react';
import { RESULT_ICONS } from '../silent-icons';

interface OutcomeProps {
  status: keyof typeof RESULT_ICONS;
  title: ReactNode;
  /** In place of the state's own. */
  icon?: ReactNode;
  subTitle?: ReactNode;
  extra?: ReactNode;
  children?: ReactNode;
}

/** antd's Result with a silent icon, since the title already says the state. */
export function Outcome({ status, icon = RESULT_ICONS[status], ...shown }: OutcomeProps) {
  return <Result status={status} icon={icon} {...shown} />;
}
