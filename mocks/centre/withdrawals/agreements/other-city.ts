// The monthly transfer to an other-city loan as a row of the person's agreements and payments (docs/rules/yt1101-other-city-offset.md).
import type { AgreementRow } from '@/api/person/agreements';
import type { WithdrawalRecord } from '@/api/person/withdrawal-records';
import { toYuan } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import { businessName } from '../../kernel/business-names';
import type { Store } from '../../kernel/store';
import {
  type OtherCityOrder,
  type OtherCityRun,
  otherCityAmount,
  otherCityRunsOf,
} from '../../loans/offset/other-city-offsets';
import { paidRecord } from './payments';

const CODE = 'YT1101';
const REPAYMENT = '06';

/** The order as an agreement: ended by its own business, never paused, paid to the loan's account. */
export function otherCityAgreementRow(store: Store, order: OtherCityOrder): AgreementRow {
  const { ywlsh, grzh, begun, next, waits, ended, said = '' } = order;
  const coming = otherCityAmount(store, grzh, order.dqyhje, order.keep);
  const paid = otherCityRunsOf(store, grzh).filter((run) => run.xybh === ywlsh && run.fen > 0n);
  return {
    xybh: ywlsh,
    ywmc: businessName(CODE) ?? CODE,
    tqyydm: REPAYMENT,
    tqpl: '2',
    qyrq: begun,
    jegz: '月还款额，以账户余额减保留余额为限',
    xcrq: ended ? '' : waits ? '共享平台返回后' : next,
    xcje: ended || coming === 0n ? '' : toYuan(coming),
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

/** A transfer as a withdrawal record; it has no application of its own. */
export function otherCityRecord(run: OtherCityRun): WithdrawalRecord {
  const { ywlsh, xybh, sj, skyhmc, skzh } = run;
  const payee = { skyhmc, skyhzh: maskBankCard(skzh) };
  return paidRecord(run, { ywlsh, xybh, ywmc: '异地月冲还贷', tqyydm: REPAYMENT, ...payee, ...(sj && { slsj: sj }) });
}
