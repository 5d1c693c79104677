import type { Page } from '@/api/person/person';
import type { CentreTransfer, TransferInStart } from '@/api/person/transfers';
import { addDays, daysBetween, type PlainDate } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { provinceOfCentre } from '../../../data/fund-centres';
import { policyCount } from '../../../data/policy/policy';
import { CENTRE_NAME } from '../../../data/system-config';
import { addStep, cases } from '../../cases/case-states';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { personOf } from '../../kernel/people';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { exchangeRecordsOf } from '../../registers/other-city-deposits';
import { centreTransfers, centreTransfersOf, TRANSFER_ENDS, type TransferRecord } from './transfer-records';

/** Returns the initial data of a transfer: accounts in the national exchange, and the usual duration. */
export function transferInStart(tx: Transaction, actor: Actor): TransferInStart {
  const person = personOf(tx, actor);
  const taken = [...centreTransfers(tx.store).values()]
    .filter(({ fx, zyzt }) => fx === 'in' && zyzt === '20')
    .map(({ jd }) => daysBetween(dayOf(jd[0]?.sj), dayOf(jd.at(-1)?.sj)));
  return {
    zh: exchangeRecordsOf(tx.store, person)
      .filter(({ grzhzt }) => grzhzt !== '04')
      .map(({ jcgjjzxmc, grzh, dwmc, grzhzt }) => ({
        zcsf: provinceOfCentre(jcgjjzxmc),
        zcgjjzxmc: jcgjjzxmc,
        ygrzfgjjzh: grzh,
        ygzdwmc: dwmc,
        grzhzt,
      })),
    cnts: policyCount('p.zyBjr'),
    pjts: taken.length === 0 ? '' : String(Math.round(taken.reduce((sum, days) => sum + days, 0) / taken.length)),
  };
}

/** Returns own transfers of one direction or both, newest first. */
export function listCentreTransfers(
  tx: Transaction,
  actor: Actor,
  search: Paging & { fx: string; zyzt: string },
): Page<CentreTransfer> {
  const own = centreTransfersOf(tx.store, personOf(tx, actor).grzh);
  const chosen = chosenRows(own, search, { same: ['fx', 'zyzt'] });
  return pageOfRows(tx, chosen, search, (record) => transferRow(tx, record));
}

/** 催办: reminds the other centre after the due date, and again after some days. @throws BusinessError before */
export function urgeTransfer(tx: Transaction, actor: Actor, ywlsh: string): CentreTransfer {
  const record = centreTransfers(tx.store).get(ywlsh);
  if (record?.grzh !== personOf(tx, actor).grzh || record.fx !== 'in')
    throw new BusinessError(REFUSED, '未找到该转移申请');
  if (record.cb.at(-1) === tx.today()) return transferRow(tx, record);
  const wait = whyNotUrge(record, tx.today());
  if (wait !== '') throw new BusinessError(REFUSED, wait);
  const urged = { ...record, cb: [...record.cb, tx.today()] };
  centreTransfers(tx.store).put(ywlsh, urged);
  const held = cases(tx.store).get(ywlsh);
  const yj = `已向${record.zyzt === '00' ? '本中心审核岗' : record.zxmc}催办（第${urged.cb.length}次）`;
  if (held) addStep(tx, held, { jdmc: '催办', clr: '申请人', yj });
  return transferRow(tx, urged);
}

function whyNotUrge({ zyzt, cnrq, cb }: TransferRecord, today: PlainDate): string {
  if (TRANSFER_ENDS.includes(zyzt)) return '转移已经结束，无需催办';
  if (today <= cnrq) return `承诺办结日${cnrq}之后可以催办`;
  const next = addDays(cb.at(-1) ?? '2000-01-01', policyCount('p.zyCbJg'));
  return today < next ? `已经催办，${next}起可以再次催办` : '';
}

function transferRow(tx: Transaction, record: TransferRecord): CentreTransfer {
  const { ywlsh, fx, lxhbh, zxmc, zyzt, bj, lx, dz, cnrq, jd, cb } = record;
  const stated = bj + lx > 0n;
  const over = TRANSFER_ENDS.includes(zyzt);
  return {
    ywlsh,
    fx,
    // In state 00 the letter is not sent yet.
    lxhbh: zyzt === '00' ? '' : lxhbh,
    zcgjjzxmc: fx === 'in' ? zxmc : CENTRE_NAME,
    zrgjjzxmc: fx === 'in' ? CENTRE_NAME : zxmc,
    zyje: stated ? toYuan(bj) : '',
    zylx: stated ? toYuan(lx) : '',
    dzje: dz > 0n ? toYuan(dz) : '',
    zyzt,
    sqrq: dayOf(jd[0]?.sj),
    // A finished transfer has no due date.
    cnrq: over ? '' : cnrq,
    cq: !over && tx.today() > cnrq,
    kcb: fx === 'in' && cb.at(-1) !== tx.today() && whyNotUrge(record, tx.today()) === '',
    cbsm: fx === 'out' || over ? '' : whyNotUrge(record, tx.today()),
    cbcs: cb.length,
    jd: jd.map((step) => ({ ...step })),
  };
}

const dayOf = (time = ''): PlainDate => time.slice(0, 10);
