import type { DepositAccount } from '@/api/person';
import { formatMoney } from '@/domain/money';
import { fromMonth } from '@/domain/unit-terms';
import { AskedMoney } from '@/engine/limit/AskedMoney';
import { Figures } from '@/form/sections/Figures';
import { dictionaryLabel } from '@/session/dictionary';

/** The essentials of block B1: whose account, its state and what is in it. */
export function AccountSummary({ account }: { account: DepositAccount }) {
  return (
    <Figures
      items={[
        { label: '姓名', value: account.xingming },
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
      {account.zbje && <AskedMoney sum={account.zbje} cases={account.zbyw ?? []} />}
    </Figures>
  );
}
