import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { ownUnit } from '@/engine/flow/own-queries';

/** Why the list begins when it does: what was paid before the books began is in the opening balances. */
export function OpeningNote() {
  const { data } = useQuery(ownUnit);
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
