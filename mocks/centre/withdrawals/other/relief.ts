import { addMonths, monthOf, type PlainMonth } from '@/domain/dates';
import { monthlyDeposit } from '@/domain/deposit/interest';
import { illnessLimit, subsistenceLimit } from '@/domain/deposit/other-withdrawal';
import { parseYuan } from '@/domain/money';
import { WITHDRAWAL_RULES } from '../../../data/menus/rule-names';
import { policyCount } from '../../../data/policy/policy';
import { completionWord } from '../../cases/case-states';
import { checkedBy } from '../../cases/materials/material-needs';
import { shownMonth } from '../../kernel/accounts/account-figures';
import { type PersonRecord, persons, termsIn } from '../../kernel/people';
import { subsistenceOf } from '../../registers/life-registers';
import { spouseOf } from '../../registers/registers';
import type { Applicant } from '../rule';
import { aliveUses, sumOf, voucherHousehold } from '../vouchers';
import type { Reason, WithdrawalReasonValues } from './reason';

/** 15 重大疾病: the household's own costs within p.zbYxq months, shared between spouses. */
export const illness: Reason = {
  family: true,
  check(reader, { store, person }) {
    const { values } = reader;
    if (values.hbrgx === '01') values.hbrxm = person.xingming;
    if (values.hbrgx === '02') values.hbrxm = spouseOf(store, person.zjhm)?.poxm ?? values.poxm ?? '';
  },
  conditions: () => [],
  limit(applicant, values) {
    const zfje = parseYuan(values.zfje ?? '');
    if (zfje === undefined) return null;
    return { ...illnessLimit(zfje), ljytq: takenForPatient(applicant, values) };
  },
  use: (values) => ({ hb: patientOf(values) }),
  needs: () => [{ wjlxId: '0407', wjmc: '重大疾病诊断证明及费用清单', sfbs: '1', mjsm: '' }],
};

/** 16 最低生活保障: once a year, up to twelve monthly deposits. */
export const subsistence: Reason = {
  family: false,
  conditions({ store, person, slrq, ywlsh }) {
    const nd = slrq.slice(0, 4);
    const [used] = aliveUses(store, ywlsh, (use) => use.qttqyy === '16' && use.nd === nd && use.zjhm === person.zjhm);
    return [
      {
        tjbh: 'DBND',
        tjmc: '本年度未办理过低保提取',
        mz: used === undefined,
        sjz: used ? `${used.day}${completionWord(store, used)}` : '未办理',
        yqz: '每年一次',
        yj: WITHDRAWAL_RULES,
        xyb: '请在下一年度办理',
        refusal: `本年度${used ? completionWord(store, used) : '已办理'}低保提取`,
      },
    ];
  },
  limit: ({ person, today }) => ({ ...subsistenceLimit(lastDeposit(person, monthOf(today))), ljytq: 0n }),
  once: () => '本年度的低保提取',
  use: ({ dbzh = '' }, slrq) => ({ nd: slrq.slice(0, 4), pz: [`db:${dbzh}`] }),
  needs({ tx, actor }, { dbzh = '' }) {
    const zjhm = actor.kind === 'person' ? (persons(tx.store).get(actor.grzh)?.zjhm ?? '') : '';
    const known = subsistenceOf(tx.store, dbzh.trim(), zjhm, tx.today());
    return [{ wjlxId: '0408', wjmc: '低保证明', sfbs: '1', mjsm: known ? checkedBy(tx, '民政救助系统') : '' }];
  },
};

const patientOf = ({ hbrxm = '', jbmc = '' }: WithdrawalReasonValues) => `${hbrxm}|${jbmc}`;

/** Withdrawals of either spouse for the same patient and illness within the window. */
function takenForPatient({ store, person, slrq, ywlsh }: Applicant, values: WithdrawalReasonValues): bigint {
  const household = voucherHousehold(store, person.zjhm, values.pozjhm);
  const from = addMonths(slrq, -policyCount('p.zbYxq'));
  return sumOf(
    aliveUses(
      store,
      ywlsh,
      (use) => use.qttqyy === '15' && use.hb === patientOf(values) && use.day > from && household.includes(use.zjhm),
    ),
  );
}

/** Monthly deposit; for a sealed account the last one made. */
function lastDeposit(person: PersonRecord, month: PlainMonth): bigint {
  const span = termsIn(person, shownMonth(person, month));
  return span ? monthlyDeposit(span.base, span.dwjcbl) + monthlyDeposit(span.base, span.grjcbl) : 0n;
}
