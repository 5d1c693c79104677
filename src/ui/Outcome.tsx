import { Result } from 'antd';
import type { ReactNode } from 'react';
import { RESULT_ICONS } from './silent-icons';

interface OutcomeProps {
  status: keyof typeof RESULT_ICONS;
  title: string;
  subTitle?: ReactNode;
  extra?: ReactNode;
  children?: ReactNode;
}

/** Why somebody stops here and how to go on: antd's result, whose icon says nothing that the title does not. */
export function Outcome({ status, ...shown }: OutcomeProps) {
  return <Result status={status} icon={RESULT_ICONS[status]} {...shown} />;
}
