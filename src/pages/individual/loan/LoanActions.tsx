import { Link } from 'react-router-dom';
import type { LoanSummary } from '@/api/person/person';
import { useOpens } from '@/engine/flow/MenuLink';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';

/** Public codes of a loan's state. */
const [NORMAL, OVERDUE, SETTLED] = ['1', '2', '3'];
const RUNNING = [NORMAL, OVERDUE];
const RELEASE = '/grwt/dkSys/dkyw/dyzx';

/** Actions by loan state; each address carries the loan number. */
const WAYS: readonly { group: string; ways: readonly [path: string, label: string, states: readonly string[]][] }[] = [
  {
    group: '查询',
    ways: [
      [LIST_PATHS.repaymentPlan, '查看还款计划', [...RUNNING, SETTLED]],
      [LIST_PATHS.loanEntries, '查看还款明细', [...RUNNING, SETTLED]],
      ['/grwt/cxyw/dkcx/yqxx', '查看逾期信息', [OVERDUE]],
    ],
  },
  {
    group: '还款',
    ways: [
      ['/grwt/cxyw/dkcx/hkdb', '还款方式比较', RUNNING],
      ['/grwt/dkSys/dkyw/yhk_hk', '银行卡还款', RUNNING],
      ['/grwt/dkSys/dkyw/gjj_tqhd', '公积金提取还贷', RUNNING],
      ['/grwt/dkSys/dkyw/qychd', '签约冲还贷', [NORMAL]],
    ],
  },
  {
    group: '变更',
    ways: [
      ['/grwt/dkSys/hkxx_bg/hkfs_bg', '还款方式变更', [NORMAL]],
      ['/grwt/dkSys/hkxx_bg/hkzh_bg', '还款账户变更', RUNNING],
      ['/grwt/dkSys/hkxx_bg/hkqx_bg', '还款期限变更', [NORMAL]],
    ],
  },
  {
    group: '证明',
    ways: [
      ['/grwt/zmSys/zmyw/hkmx_zm', '开具还款明细证明', [...RUNNING, SETTLED]],
      ['/grwt/zmSys/zmyw/jq_zm', '开具结清证明', [SETTLED]],
      [RELEASE, '抵押注销', [SETTLED]],
    ],
  },
];

/**
 * Links from a loan to its lists, repayments, changes and certificates, as far as the menu grants them. `mortgaged`: there is a mortgage to
 * release.
 */
export function LoanActions({ loan: { dkzh, dkzhzt }, mortgaged }: { loan: LoanSummary; mortgaged: boolean }) {
  const opens = useOpens();
  const open = WAYS.map(({ group, ways }) => ({
    group,
    ways: ways.filter(([path, , states]) => states.includes(dkzhzt) && opens(path) && (path !== RELEASE || mortgaged)),
  })).filter(({ ways }) => ways.length > 0);
  return (
    <Stack as="ul" aria-label="相关业务" data-print="hide">
      {open.map(({ group, ways }) => (
        <Row key={group} as="li" gap={2} data-links>
          <Muted as="span">{group}</Muted>
          {ways.map(([path, label]) => (
            <Link key={path} to={`${path}?dkzh=${dkzh}`}>
              {label}
            </Link>
          ))}
        </Row>
      ))}
    </Stack>
  );
}
