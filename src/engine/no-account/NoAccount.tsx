import { Link } from 'react-router-dom';
import type { DepositAccount } from '@/api/person/person';
import { NO_ACCOUNT } from '@/domain/deposit/deposit-account';
import { Figures } from '@/form/sections/Figures';
import { dictionaryLabel } from '@/session/dictionary';
import { useMenus } from '@/session/menu-store';
import { Stack } from '@/ui/layout/Stack';

/** GJ0801: account opening for flexible workers. */
const OPENING = '/grwt/zhxx/lhjyryyw/lhjyrykh';

/** Returns whether the person has no account. */
export function lacksAccount({ grzhzt }: Pick<DepositAccount, 'grzhzt'>): boolean {
  return grzhzt === NO_ACCOUNT;
}

/** Replaces the account's figures: explains that there is none and where to open one; for borrowers from another city, where theirs is. */
export function NoAccount({ account }: { account: Pick<DepositAccount, 'ydjc'> }) {
  const opens = useMenus((state) => state.byPath.has(OPENING));
  const { ydjc } = account;
  return (
    <Stack gap={1.5}>
      <p>
        <strong>您在本中心还没有住房公积金账户</strong>
      </p>
      {ydjc && (
        <>
          <p>您的公积金缴存在其他城市，可以在本市申请公积金贷款。</p>
          <Figures
            items={[
              { label: '缴存中心', value: ydjc.jcgjjzxmc },
              { label: '缴存单位', value: ydjc.jcdwmc },
              { label: '缴存地个人账号', value: ydjc.ydgrzh || '--' },
              ...(ydjc.hyzt === '1'
                ? [
                    { label: '账户状态', value: dictionaryLabel('grzhzt', ydjc.grzhzt) },
                    { label: '连续缴存', value: `${ydjc.lxjcys}个月，缴至${ydjc.jzny}` },
                  ]
                : [{ label: '缴存使用证明', value: `${ydjc.jczmbh}（待贷款审核时人工核验）` }]),
            ]}
          />
        </>
      )}
      {opens && (
        <p>
          没有工作单位的，可以<Link to={OPENING}>办理灵活就业人员开户</Link>；有工作单位的，请联系单位为您开户。
        </p>
      )}
    </Stack>
  );
}
