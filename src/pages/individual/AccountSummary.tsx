import type { DepositAccount } from '@/api/person/person';
import { fromMonth } from '@/domain/deposit/unit-terms';
import { formatMoney } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import { ReservedAmounts } from '@/engine/limit/ReservedAmounts';
import { Figures } from '@/form/sections/Figures';
import { dictionaryLabel } from '@/session/dictionary';

/** Summary of block B1: holder, state and balance. */
export function AccountSummary({ account }: { account: DepositAccount }) {
  return (
    <Figures
      items={[
        { label: '姓名', value: maskName(account.xingming) },
        { label: '个人账号', value: account.grzh },
        { label: '账户状态', value: dictionaryLabel('grzhzt', account.grzhzt) },
        { label: '缴存单位', value: account.dwmc },
        { label: '账户余额', value: formatMoney(account.grzhye) },
        { label: '冻结金额', value: formatMoney(account.djje) },
        ...(account.dfny ? [{ label: '待付款的月份', value: account.dfny.join('、') }] : []),
        ...(account.yjye ? [{ label: '预缴余额', value: formatMoney(account.yjye) }] : []),
        { label: '月缴存额', value: formatMoney(account.yjce) + fromMonth(account) },
        { label: '缴至年月', value: account.jzny },
      ]}
    >
      {account.zbje && <ReservedAmounts sum={account.zbje} cases={account.zbyw ?? []} />}
    </Figures>
  );
}
