import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { myUnit } from '@/engine/flow/my-queries';

/** Explains the first month listed: earlier payments are in the opening balances. */
export function RemittanceOpeningNote() {
  // The list has just asked for the unit, for its date.
  const { data } = useQuery({ ...myUnit, retryOnMount: false });
  if (!data?.qcny) return null;
  return (
    <Alert
      role="note"
      type="info"
      showIcon
      title={`${data.qcny}及以前的汇缴在本系统启用前办理，已计入职工账户的期初余额，不逐月列出`}
    />
  );
}
