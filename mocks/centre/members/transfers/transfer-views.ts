import type { Page } from '@/api/person';
import type { CentreTransfer, TransferInStart } from '@/api/transfers';
import { addDays, daysBetween, type PlainDate } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { provinceOfCentre } from '../../../data/fund-centres';
import { policyCount } from '../../../data/policy';
import { CENTRE_NAME } from '../../../data/system-config';
import { addStep, cases } from '../../cases/case-states';
import { type Actor, type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { personOf } from '../../kernel/people';
import { exchangeRecordsOf } from '../../registers/outside-deposits';
import { TRANSFER_ENDS, type TransferRecord, transfers, transfersOf } from './transfer-records';

/** What a transfer begins with: the accounts that the national exchange knows elsewhere, and how long transfers take. */
export function transferInStart(desk: Desk, actor: Actor): TransferInStart {
  const person = personOf(desk, actor);
  const taken = [...transfers(desk.store).values()]
    .filter(({ fx, zyzt }) => fx === 'in' && zyzt === '20')
    .map(({ jd }) => daysBetween(dayOf(jd[0]?.sj), dayOf(jd.at(-1)?.sj)));
  return {
    zh: exchangeRecordsOf(desk.store, person)
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

/** Own transfers of one direction or both, newest first. */
export function listTransfers(
  desk: Desk,
  actor: Actor,
  search: Paging & { fx: string; zyzt: string },
): Page<CentreTransfer> {
  const own = transfersOf(desk.store, personOf(desk, actor).grzh);
  const chosen = chosenRows(own, search, { same: ['fx', 'zyzt'] });
  return pageOfRows(desk, chosen, search, (record) => transferRow(desk, record));
}

/**
 * 催办: the person asks where it is, once the promised day is over, and again after some days.
 * @throws Refusal before
 */
export function urgeTransfer(desk: Desk, actor: Actor, ywlsh: string): CentreTransfer {
  const record = transfers(desk.store).get(ywlsh);
  if (record?.grzh !== personOf(desk, actor).grzh || record.fx !== 'in') throw new Refusal(REFUSED, '未找到该转移申请');
  if (record.cb.at(-1) === desk.today()) return transferRow(desk, record);
  const wait = whyNotUrge(record, desk.today());
  if (wait !== '') throw new Refusal(REFUSED, wait);
  const urged = { ...record, cb: [...record.cb, desk.today()] };
  transfers(desk.store).put(ywlsh, urged);
  const held = cases(desk.store).get(ywlsh);
  const yj = `已向${record.zyzt === '00' ? '本中心审核岗' : record.zxmc}催办（第${urged.cb.length}次）`;
  if (held) addStep(desk, held, { jdmc: '催办', clr: '申请人', yj });
  return transferRow(desk, urged);
}

function whyNotUrge({ zyzt, cnrq, cb }: TransferRecord, today: PlainDate): string {
  if (TRANSFER_ENDS.includes(zyzt)) return '转移已经结束，无需催办';
  if (today <= cnrq) return `承诺办结日${cnrq}之后可以催办`;
  const next = addDays(cb.at(-1) ?? '2000-01-01', policyCount('p.zyCbJg'));
  return today < next ? `已经催办，${next}起可以再次催办` : '';
}

function transferRow(desk: Desk, record: TransferRecord): CentreTransfer {
  const { ywlsh, fx, lxhbh, zxmc, zyzt, bj, lx, dz, cnrq, jd, cb } = record;
  const stated = bj + lx > 0n;
  const over = TRANSFER_ENDS.includes(zyzt);
  return {
    ywlsh,
    fx,
    // Before it is sent there is no letter.
    lxhbh: zyzt === '00' ? '' : lxhbh,
    zcgjjzxmc: fx === 'in' ? zxmc : CENTRE_NAME,
    zrgjjzxmc: fx === 'in' ? CENTRE_NAME : zxmc,
    zyje: stated ? toYuan(bj) : '',
    zylx: stated ? toYuan(lx) : '',
    dzje: dz > 0n ? toYuan(dz) : '',
    zyzt,
    sqrq: dayOf(jd[0]?.sj),
    // Once it is over nothing is promised any more.
    cnrq: over ? '' : cnrq,
    cq: !over && desk.today() > cnrq,
    kcb: fx === 'in' && cb.at(-1) !== desk.today() && whyNotUrge(record, desk.today()) === '',
    cbsm: fx === 'out' || over ? '' : whyNotUrge(record, desk.today()),
    cbcs: cb.length,
    jd: jd.map((step) => ({ ...step })),
  };
}

const dayOf = (time = ''): PlainDate => time.slice(0, 10);
