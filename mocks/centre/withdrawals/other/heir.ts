import { parseShare } from '@/domain/deposit/other-withdrawal';
import { WITHDRAWAL_RULES } from '../../../data/menus/rule-names';
import { policyFen } from '../../../data/policy/policy';
import { labelOf } from '../../cases/field-reader';
import { findPersonByZjhm, type PersonRecord, personOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { deathOf, kinshipOf } from '../../registers/life-registers';
import { logQuery } from '../../registers/register-queries';
import { spouseOf } from '../../registers/registers';
import { closable, noOpenLoan, nothingReserved } from '../closing';
import type { Applicant, RuleCondition } from '../rule';
import { aliveUses } from '../vouchers';
import { closingFiguresOf, FULL_SHARE } from '../withdrawal-closing';
import type { Reason, WithdrawalReasonValues } from './reason';

/** Relations that can inherit; self is excluded. */
/** One text for every failed proof, so that trial submissions disclose neither a death nor an account. */
const UNPROVEN =
  '未能核实您是该被继承人的亲属。请核对姓名、证件号码和死亡日期；核对无误的，请持死亡证明和亲属关系证明（或继承公证书）到柜台登记';

/** 14 死亡（继承人）: each heir applies with the own login for a share; the last share closes the account. */
export const heir: Reason = {
  family: false,
  manual: '继承提取须人工核验材料',
  check(reader, applicant) {
    const share = parseShare(reader.valid('jcfe'));
    const known = deceasedOf(applicant, reader.values);
    if (!known) return;
    const { deceased, gx } = known;
    if (reader.values.jcrgx && reader.values.jcrgx !== gx) {
      reader.fail('jcrgx', `与登记的亲属关系（${labelOf('yjkrgx', gx)}）不一致，请核对`);
    }
    // Set by the rule, because the payment relies on it; sent values are overwritten.
    reader.values.tqzh = deceased.grzh;
    reader.values.tqfe = String(share ?? '');
    const others = aliveUses(applicant.store, applicant.ywlsh, ({ bjcrzh }) => bjcrzh === deceased.grzh);
    if (others.some(({ grzh }) => grzh === applicant.person.grzh)) {
      reader.fail('swrzjhm', '您已申请过该账户的继承提取，请到“我的办件”查看');
    }
    const taken = others.reduce((sum, { fe }) => sum + fe, 0n);
    if (share !== undefined && taken + share > FULL_SHARE) {
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
        nothingReserved(applicant.store, known.deceased, applicant.ywlsh, 'heirs'),
        noOpenLoan(applicant.store, known.deceased),
      ].map((condition) => ({
        ...condition,
        tjmc: `被继承人：${condition.tjmc}`,
      })),
    ];
  },
  limit: () => null,
  use: (values) => ({ bjcrzh: values.tqzh ?? '', fe: BigInt(values.tqfe || 0) }),
  needs({ tx, actor }, values) {
    const known = deceasedOf({ store: tx.store, person: personOf(tx, actor) }, values);
    const several = parseShare(values.jcfe ?? '') !== FULL_SHARE;
    // The size of an estate is disclosed to proven heirs only.
    const large = !known || aboveLimit(tx.store, known.deceased, tx.today());
    return [
      { wjlxId: '0404', wjmc: '死亡证明', sfbs: '1', mjsm: '' },
      ...(several || large ? [{ wjlxId: '0405', wjmc: '继承公证书/判决书/遗嘱', sfbs: '2' as const, mjsm: '' }] : []),
      { wjlxId: '0406', wjmc: '继承人身份证明及关系证明', sfbs: '1', mjsm: '' },
    ];
  },
};

/**
 * Returns the deceased if name, number and day of death match the register and the applicant is a relative by the household or marriage
 * register. Otherwise nothing about the account is disclosed, not even its existence.
 */
export function deceasedOf(
  { store, person }: Pick<Applicant, 'store' | 'person'>,
  values: WithdrawalReasonValues,
): { deceased: PersonRecord; gx: string } | undefined {
  if (!isNamed(values)) return undefined;
  const zjhm = values.swrzjhm?.trim().toUpperCase() ?? '';
  const death = deathOf(store, zjhm);
  const gx = kinshipOf(store, person.zjhm, zjhm) ?? (spouseOf(store, person.zjhm)?.pozjhm === zjhm ? '02' : undefined);
  const deceased = findPersonByZjhm({ store }, zjhm);
  if (!deceased || gx === undefined || deceased.xingming !== values.swrxm || death?.swrq !== values.swrq)
    return undefined;
  logQuery(store, '住房公积金账户', zjhm);
  return { deceased, gx };
}

const isNamed = ({ swrxm, swrzjhm, swrq }: WithdrawalReasonValues) => Boolean(swrxm && swrzjhm && swrq);

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
  return closingFiguresOf(store, grzh, today).total > policyFen('p.jcXe');
}

function percent(hundredths: bigint): string {
  const text = hundredths.toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}%`;
}
