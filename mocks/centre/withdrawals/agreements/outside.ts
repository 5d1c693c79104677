// The monthly transfer to a loan of another city, where a person looks for what is agreed on and what was taken (domain catalogue 12.1).
import type { AgreementRow } from '@/api/agreements';
import type { WithdrawalRecord } from '@/api/withdrawal-records';
import { maskBankCard } from '@/domain/mask';
import { toYuan } from '@/domain/money';
import { businessName } from '../../kernel/known-businesses';
import type { Store } from '../../kernel/store';
import { type OutsideOrder, type OutsideRun, outsideAmount, outsideRunsOf } from '../../loans/outside-offsets';

const CODE = 'YT1101';
const REPAYMENT = '06';

/** Its order as an agreement: ended by its own business, never paused, paid to the account of the loan. */
export function outsideRow(store: Store, order: OutsideOrder): AgreementRow {
  const { ywlsh, grzh, begun, next, waits, ended, said = '' } = order;
  const paid = outsideRunsOf(store, grzh).filter((run) => run.xybh === ywlsh && run.fen > 0n);
  return {
    xybh: ywlsh,
    ywmc: businessName(CODE) ?? CODE,
    tqyydm: REPAYMENT,
    tqpl: '2',
    qyrq: begun,
    jegz: '月还款额，以账户余额减保留余额为限',
    xcrq: ended ? '' : waits ? '共享平台返回后' : next,
    xcje: ended ? '' : toYuan(outsideAmount(store, grzh, order.dqyhje, order.keep)),
    ytqcs: paid.length,
    ytqje: toYuan(paid.reduce((sum, { fen }) => sum + fen, 0n)),
    skyhmc: order.skyhmc,
    skyhzh: maskBankCard(order.skzh),
    zt: ended ? '0' : '1',
    ztsm: ended ? `${ended.day}终止：${ended.yy}` : said,
    kgz: false,
    sb: false,
    jcyw: CODE,
  };
}

/** What it took from the account: nobody applied for it anew. */
export function outsideRecord(run: OutsideRun): WithdrawalRecord {
  const { ywlsh, xybh, day, sj = `${day} 09:00:00`, fen, skyhmc, skzh } = run;
  return {
    ywlsh,
    xybh,
    ywmc: '异地月冲还贷',
    slsj: sj,
    tqyydm: REPAYMENT,
    tqlx: '1',
    sqtqje: toYuan(fen),
    fslxe: '',
    dzje: toYuan(fen),
    skyhmc,
    skyhzh: maskBankCard(skzh),
    ywzt: '99',
    kgz: false,
    kck: false,
    dzrq: day,
  };
}
