import { monthOf } from '@/domain/dates';
import { type Retirement, type RetirementGroup, statutoryRetirement } from '@/domain/deposit/retirement';
import { readIdNumber } from '@/domain/identity/id-number';
import { retirement } from '@/schema/individual/tq0103-retirement';
import { WITHDRAWAL_RULES } from '../../../data/menus/rule-names';
import { retirementNote } from '../../../data/notes/withdrawal-notes';
import { checkedBy } from '../../cases/materials/material-needs';
import { lastPaidMonth } from '../../kernel/accounts/account-figures';
import { lastSpan, personOf, persons } from '../../kernel/people';
import { infoOf } from '../../kernel/person-info';
import type { Store } from '../../kernel/store';
import { openPaymentOf } from '../../members/flexible/payment-records';
import { accountSeals } from '../../registers/life-registers';
import { listName, openListsOf, snapshots } from '../../remittance/list/records';
import { closingRule } from '../../withdrawals/closing-rule';
import type { Applicant, RuleCondition } from '../../withdrawals/rule';

const RULES = '《国务院关于渐进式延迟法定退休年龄的办法》及本中心提取管理办法';
const STATUTORY = '1';
const FLEXIBLE = '2';
/** 离休退休 of dictionary fcyy. */
const SEALED_RETIRED = '02';
/** Posts in which women retire at 55 before the delay: senior and middle management. */
const MANAGERS: readonly string[] = ['1', '2'];

/** Withdrawal on retirement (docs/rules/tq0103-retirement.md). */
export const retirementWithdrawal = closingRule({
  ywlx: 'TQ0103',
  ywmc: '离退休提取',
  notice: retirementNote,
  tqyydm: '03',
  previewLimit: true,
  unsealed: ageReached,
  conditions: (applicant) => [retired(applicant), ...nothingOnTheWay(applicant)],
  holds: depositOnTheWay,
  needs({ tx, actor }) {
    const applicant = { store: tx.store, person: personOf(tx, actor), today: tx.today() };
    const mjsm = ageReached(applicant) ? checkedBy(tx, '社会保险登记') : '';
    return [{ wjlxId: '0401', wjmc: '退休证或退休审批', sfbs: '1', mjsm }];
  },
  known({ store, person }) {
    const last = lastSpan(person)?.to ?? '';
    const unpaid = last > lastPaidMonth(store, person) ? '是' : '否';
    return [
      { key: 'fdtxny', label: '法定退休年月', value: statutory({ store, person }) ?? '--' },
      { key: 'sfyqj', label: '是否仍有未缴月份', value: unpaid },
    ];
  },
  schema: retirement,
  rows: (applicant) => [{ label: '法定退休年月', value: statutory(applicant) ?? '--' }],
  check(reader, applicant) {
    const { txlx, txrq } = reader.values;
    const ages = retirementOf(applicant);
    const first = txlx === STATUTORY ? ages?.month : txlx === FLEXIBLE ? ages?.earliest : undefined;
    if (txrq && first && monthOf(txrq) < first) {
      reader.fail(
        'txrq',
        `${txlx === STATUTORY ? '法定退休年月' : '弹性提前退休的最早年月'}为${first}，退休日期不能更早`,
      );
    }
    if (txlx === STATUTORY && !ageReached(applicant)) reader.fail('txlx', '尚未达到法定退休年龄');
    return txlx === STATUTORY ? [] : ['非法定年龄退休，需核验批准文件'];
  },
});

type Known = Pick<Applicant, 'store' | 'person' | 'today'>;

/** Returns the retirement; undefined where the ID number gives no birth date. */
function retirementOf({ store, person }: Pick<Known, 'store' | 'person'>): Retirement | undefined {
  const read = readIdNumber(person.zjhm);
  if (!read) return undefined;
  const manager = MANAGERS.includes(infoOf(store, person).zhiwu ?? '');
  const group: RetirementGroup = read.gender === '1' ? 'man' : manager ? 'woman55' : 'woman50';
  return statutoryRetirement(read.birth, group);
}

const statutory = (known: Pick<Known, 'store' | 'person'>) => retirementOf(known)?.month;

function ageReached(known: Known): boolean {
  const month = statutory(known);
  return month !== undefined && month <= monthOf(known.today);
}

function retired(applicant: Applicant): RuleCondition {
  const month = statutory(applicant);
  const sealed = accountSeals(applicant.store).get(applicant.person.grzh)?.fcyy === SEALED_RETIRED;
  return {
    tjbh: 'TXNL',
    tjmc: '达到法定退休年龄，或单位已按离退休封存',
    mz: sealed || ageReached(applicant),
    sjz: `${month ? `法定退休年月${month}` : '证件无法推算法定退休年月'}${sealed ? '；已按离退休封存' : ''}`,
    yqz: `法定退休年月不晚于${monthOf(applicant.today)}，或按离退休封存`,
    yj: RULES,
    xyb: '达到法定退休年龄后即可办理，不用等单位封存；提前退休的，请单位按“离休退休”办理封存后再申请',
    refusal: '尚未达到法定退休年龄',
  };
}

/** Text of a deposit that would arrive after the closing; undefined for none. */
function depositOnTheWay(store: Store, grzh: string): string | undefined {
  const person = persons(store).get(grzh);
  const dwzh = person && lastSpan(person)?.dwzh;
  if (!dwzh) return undefined;
  const list = openListsOf(store, dwzh).find(({ qcqrdh }) =>
    snapshots(store)
      .get(qcqrdh)
      ?.lines.some((line) => line.grzh === grzh),
  );
  if (list) return `单位${listName(list)}的款项尚未入账`;
  return openPaymentOf(store, grzh) ? '您的缴款单尚未付款' : undefined;
}

function nothingOnTheWay({ store, person }: Applicant): RuleCondition[] {
  const found = depositOnTheWay(store, person.grzh);
  if (!found) return [];
  return [
    {
      tjbh: 'DRZ',
      tjmc: '没有尚未入账的缴存',
      mz: false,
      sjz: found,
      yqz: '无',
      yj: WITHDRAWAL_RULES,
      xyb: '请在入账或取消后再办理',
      refusal: `${found}，请在入账或取消后再办理`,
    },
  ];
}
