import { maskIdNumber } from '@/domain/mask';
import { parseShare } from '@/domain/other-withdrawal';
import { policyFen } from '../../data/policy';
import { deaths } from '../life-registers';
import { findPersonByZjhm, type PersonRecord } from '../people';
import type { Store } from '../store';
import { aliveUses } from '../vouchers';
import { closingFigures, WHOLE } from '../withdrawal-closing';
import { closable, noOpenLoan } from './closing';
import { labelOf } from './field-reader';
import { type Reason, row, type Values } from './tq0199-reason';

/** Everybody but oneself may inherit. */
const RELATIONS = ['02', '03', '04', '05', '09', '99'];
const UNKNOWN = '未查询到该被继承人的死亡登记，请核对姓名、证件号码和死亡日期';

/** 14 死亡（继承人）: applied for by each heir with the own login, split by share; the last one closes the account. */
export const heir: Reason = {
  family: false,
  manual: '继承提取须人工核验材料',
  read(reader, applicant) {
    reader.text('swrxm', { label: '被继承人姓名', most: 50 });
    reader.values.swrzjhm = reader.text('swrzjhm', { label: '被继承人证件号码', most: 18 }).toUpperCase();
    const day = reader.date('swrq', { label: '死亡日期' });
    if (day > applicant.today) reader.fail('swrq', '死亡日期不能晚于今天');
    reader.code('jcrgx', { label: '与被继承人关系', from: RELATIONS });
    const typed = reader.text('jcfe', { label: '继承份额', most: 6 });
    const share = parseShare(typed);
    if (typed !== '' && share === undefined) reader.fail('jcfe', '继承份额应大于0且不超过100，最多两位小数');
    const { swrxm, swrzjhm, swrq } = reader.values;
    const deceased = deceasedOf(applicant, reader.values);
    if (swrxm && swrzjhm && swrq && !deceased) reader.fail('swrzjhm', UNKNOWN);
    if (!deceased) return;
    // What the payment works on is set here, whatever was sent.
    reader.values.tqzh = deceased.grzh;
    reader.values.tqfe = String(share ?? '');
    const others = aliveUses(applicant.store, applicant.ywlsh, ({ bjcrzh }) => bjcrzh === deceased.grzh);
    if (others.some(({ grzh }) => grzh === applicant.person.grzh)) {
      reader.fail('swrzjhm', '您已申请过该账户的继承提取，请到“我的办件”查看');
    }
    const taken = others.reduce((sum, { fe }) => sum + fe, 0n);
    if (share !== undefined && taken + share > WHOLE) {
      reader.fail('jcfe', `各继承人份额合计不能超过100%，其他继承人已申请${percent(taken)}`);
    }
  },
  conditions(applicant, values) {
    const deceased = deceasedOf(applicant, values);
    if (!deceased) return [];
    return [closable(deceased), noOpenLoan(applicant.store, deceased)].map((condition) => ({
      ...condition,
      tjmc: `被继承人：${condition.tjmc}`,
    }));
  },
  limit: () => null,
  use: (values) => ({ bjcrzh: values.tqzh ?? '', fe: BigInt(values.tqfe || 0) }),
  rows: (values) => [
    ...row('被继承人', values.swrxm && `${values.swrxm}（${maskIdNumber(values.swrzjhm ?? '')}）`),
    ...row('死亡日期', values.swrq),
    ...row('与被继承人关系', values.jcrgx && labelOf('yjkrgx', values.jcrgx)),
    ...row('继承份额', values.jcfe && `${values.jcfe}%`),
  ],
  needs({ desk }, { swrzjhm = '', jcfe = '' }) {
    const deceased = findPersonByZjhm(desk, swrzjhm.trim());
    const several = parseShare(jcfe) !== WHOLE;
    const large = deceased !== undefined && aboveLimit(desk.store, deceased, desk.today());
    return [
      { wjlxId: '0404', wjmc: '死亡证明', sfbs: '1', mjsm: '' },
      ...(several || large ? [{ wjlxId: '0405', wjmc: '继承公证书/判决书/遗嘱', sfbs: '2' as const, mjsm: '' }] : []),
      { wjlxId: '0406', wjmc: '继承人身份证明及关系证明', sfbs: '1', mjsm: '' },
    ];
  },
};

/** Only who knows name, number and day of death as the register has them learns anything of the account. */
export function deceasedOf({ store }: { store: Store }, values: Values): PersonRecord | undefined {
  const { swrxm, swrzjhm = '', swrq } = values;
  const person = findPersonByZjhm({ store }, swrzjhm.trim());
  const death = person && deaths(store).get(person.zjhm);
  return person?.xingming === swrxm && death?.swrq === swrq ? person : undefined;
}

function aboveLimit(store: Store, { grzh }: PersonRecord, today: string): boolean {
  return closingFigures(store, grzh, today).total > policyFen('p.jcXe');
}

function percent(hundredths: bigint): string {
  const text = hundredths.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}%`;
}
