import { maskIdNumber } from '@/domain/mask';
import { parseShare } from '@/domain/other-withdrawal';
import { policyFen } from '../../../data/policy';
import { WITHDRAWAL_RULES } from '../../../data/rule-names';
import { labelOf } from '../../cases/field-reader';
import { findPersonByZjhm, type PersonRecord, personOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { deathOf, kinshipOf } from '../../registers/life-registers';
import { noteAsked } from '../../registers/register-queries';
import { spouseOf } from '../../registers/registers';
import { closable, noOpenLoan, nothingAsked } from '../closing';
import type { Applicant, RuleCondition } from '../rule';
import { aliveUses } from '../vouchers';
import { closingFigures, WHOLE } from '../withdrawal-closing';
import { type Reason, row, type Values } from './reason';

/** Everybody but oneself may inherit. */
const RELATIONS = ['02', '03', '04', '05', '09', '99'];
/** One sentence, whatever it is that does not hold: nobody finds out by trying who has died or who has an account. */
const UNPROVEN =
  '未能核实您是该被继承人的亲属。请核对姓名、证件号码和死亡日期；核对无误的，请持死亡证明和亲属关系证明（或继承公证书）到柜台登记';

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
    const known = deceasedOf(applicant, reader.values);
    if (!known) return;
    const { deceased, gx } = known;
    if (reader.values.jcrgx && reader.values.jcrgx !== gx) {
      reader.fail('jcrgx', `与登记的亲属关系（${labelOf('yjkrgx', gx)}）不一致，请核对`);
    }
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
    if (!isNamed(values)) return [];
    const known = deceasedOf(applicant, values);
    if (!known) return [kin(undefined)];
    return [
      kin(known.gx),
      ...[
        closable(known.deceased),
        nothingAsked(applicant.store, known.deceased, applicant.ywlsh, 'heirs'),
        noOpenLoan(applicant.store, known.deceased),
      ].map((condition) => ({
        ...condition,
        tjmc: `被继承人：${condition.tjmc}`,
      })),
    ];
  },
  limit: () => null,
  use: (values) => ({ bjcrzh: values.tqzh ?? '', fe: BigInt(values.tqfe || 0) }),
  rows: (values) => [
    ...row('被继承人', values.swrxm && `${values.swrxm}（${maskIdNumber(values.swrzjhm ?? '')}）`),
    ...row('死亡日期', values.swrq),
    ...row('与被继承人关系', values.jcrgx && labelOf('yjkrgx', values.jcrgx)),
    ...row('继承份额', values.jcfe && `${values.jcfe}%`),
  ],
  needs({ desk, actor }, values) {
    const known = deceasedOf({ store: desk.store, person: personOf(desk, actor) }, values);
    const several = parseShare(values.jcfe ?? '') !== WHOLE;
    // Whether an estate is large is known to the family alone.
    const large = !known || aboveLimit(desk.store, known.deceased, desk.today());
    return [
      { wjlxId: '0404', wjmc: '死亡证明', sfbs: '1', mjsm: '' },
      ...(several || large ? [{ wjlxId: '0405', wjmc: '继承公证书/判决书/遗嘱', sfbs: '2' as const, mjsm: '' }] : []),
      { wjlxId: '0406', wjmc: '继承人身份证明及关系证明', sfbs: '1', mjsm: '' },
    ];
  },
};

/**
 * The deceased, for kin alone: name, number and day of death as registered, and the applicant a relative by the register of
 * households or of marriages. Without all of it nothing is told of the account, not even that there is one.
 */
export function deceasedOf(
  { store, person }: Pick<Applicant, 'store' | 'person'>,
  values: Values,
): { deceased: PersonRecord; gx: string } | undefined {
  if (!isNamed(values)) return undefined;
  const zjhm = values.swrzjhm?.trim().toUpperCase() ?? '';
  const death = deathOf(store, zjhm);
  const gx = kinshipOf(store, person.zjhm, zjhm) ?? (spouseOf(store, person.zjhm)?.pozjhm === zjhm ? '02' : undefined);
  const deceased = findPersonByZjhm({ store }, zjhm);
  if (!deceased || gx === undefined || deceased.xingming !== values.swrxm || death?.swrq !== values.swrq)
    return undefined;
  noteAsked(store, '住房公积金账户', zjhm);
  return { deceased, gx };
}

const isNamed = ({ swrxm, swrzjhm, swrq }: Values) => Boolean(swrxm && swrzjhm && swrq);

function kin(gx: string | undefined): RuleCondition {
  return {
    tjbh: 'QSGX',
    field: 'swrzjhm',
    tjmc: '亲属关系已核实',
    mz: gx !== undefined,
    sjz: gx === undefined ? '未能核实' : `${labelOf('yjkrgx', gx)}（户籍、婚姻登记）`,
    yqz: '与被继承人有登记的亲属关系',
    yj: WITHDRAWAL_RULES,
    xyb: UNPROVEN,
    refusal: UNPROVEN,
  };
}

function aboveLimit(store: Store, { grzh }: PersonRecord, today: string): boolean {
  return closingFigures(store, grzh, today).total > policyFen('p.jcXe');
}

function percent(hundredths: bigint): string {
  const text = hundredths.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}%`;
}
