import { correctAccount } from '@/api/person/payee-account';
import type { WithdrawalRecord } from '@/api/person/withdrawal-records';
import { formatMoney } from '@/domain/money';
import { toast } from '@/ui/state/toast';
import { PayeeDialog } from './PayeeDialog';

interface CorrectAccountProps {
  of: WithdrawalRecord;
  onClose: () => void;
  /** Called when paid or pending again. */
  onDone: () => void;
}

/** Repays a withdrawal returned by the bank to another account, once. */
export function CorrectAccount({ of, onClose, onDone }: CorrectAccountProps) {
  const { ywlsh, ywmc, sqtqje, skyhzh, ztsm } = of;
  return (
    <PayeeDialog
      words={`${ywmc}${formatMoney(sqtqje)}：${ztsm?.nr ?? ''}。`}
      former={skyhzh}
      unknown="核验不到的转人工核验，核验后自动转账"
      onClose={onClose}
      onSend={async (card) => {
        const { ywzt, ztsm: now } = await correctAccount(ywlsh, card);
        if (ywzt === '99') toast.success('收款账号已更正，款项已转入新账户');
        else toast.info(now ? `${now.mc}：${now.nr}` : '收款账号已更正，请查看最新状态');
        onDone();
      }}
    />
  );
}
