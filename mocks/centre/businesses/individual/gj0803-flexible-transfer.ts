import type { AmountLimit } from '@/api/cases/judgement';
import type { LabelledValue } from '@/api/client/labelled-value';
import { flexibleAmounts } from '@/domain/deposit/flexible-deposit';
import { fenOf, moneyText, toYuan } from '@/domain/money';
import { flexibleTransferFields } from '@/schema/individual/gj0803-flexible-transfer';
import { BANK_OPTIONS } from '../../../data/banks';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { FLEXIBLE_RULES } from '../../../data/menus/rule-names';
import { flexibleTransferNote } from '../../../data/notes/gj0803-flexible-transfer';
import { notify } from '../../access/notify';
import { type CaseRecord, moveCase, openRecordOf } from '../../cases/case-states';
import { stopUnsuccessful } from '../../cases/close-unsuccessful';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { type PersonRecord, personOf, persons, type UnitRecord, units } from '../../kernel/people';
import { actorOf, ownerOf, type Transaction } from '../../kernel/transaction';
import { mergeInto, sealedElsewhere } from '../../members/account-merge';
import { cardNeeds, checkDebitAccount } from '../../members/flexible/debit-account';
import { changeMonths, lapsedAdjustment, livingConditions } from '../../members/flexible/flexible-account';
import { agreedRows, checkMonthly } from '../../members/flexible/flexible-amount';
import {
  flexibleTransfersOf,
  isDayPassed,
  MERGE,
  moveToFlexible,
  moveToUnit,
  payerName,
  TO_FLEXIBLE,
  TO_UNIT,
} from '../../members/flexible/flexible-transfer';
import { carried } from '../../members/interest-to-date';
import { openWithdrawal } from '../../members/sealed-members';
import { unpaidMonthsText } from '../../remittance/back-pay';

const NAME = '灵活就业人员转移';
const UNPAID = 'wjny';

/**
 * GJ0803: switches between flexible and unit deposits, or merges a sealed account into another (docs/rules/gj0803-flexible-transfer.md).
 */
export const flexibleTransfer: BusinessRule = {
  ywlx: 'GJ0803',
  ywmc: NAME,
  area: 'deposit',
  kind: 'person',
  notice: flexibleTransferNote,
  days: 1,
  name: ({ zylx }) => ([TO_UNIT, TO_FLEXIBLE, MERGE].includes(String(zylx)) ? labelOf('zylx', String(zylx)) : NAME),
  conditions,
  limit(application, raw) {
    const { person, type, unit, other, values } = read(application, raw);
    const { tx } = application;
    if (type === '' || (type === MERGE && !other) || (type === TO_UNIT && !unit)) return null;
    const { balance, interest, whole } = movedWith(tx, { type, person, other });
    const unpaid = leftUnpaid(tx, { type, person, other });
    return amountOf(whole, [
      { key: 'zcdwmc', label: '转出单位/缴存主体', value: payerName(tx.store, other ?? person) },
      { key: 'zrdwmc', label: '转入单位', value: type === TO_UNIT ? (unit?.dwmc ?? '') : '灵活就业人员' },
      ...(type === MERGE
        ? [
            { label: '并入账户余额', value: moneyText(balance) },
            { label: '截至当日的利息', value: moneyText(interest) },
          ]
        : [{ key: 'zysxny', label: '生效年月', value: values.zysxny || '--' }]),
      ...unpaid,
    ]);
  },
  needs: ({ tx, actor }, { kkzh, kkyhdm }) => cardNeeds(tx, personOf(tx, actor), kkzh, kkyhdm),
  assess,
  approve(tx, record, approval) {
    const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
    const person = personOf(tx, actorOf(record.owner));
    // The account may have changed during the review.
    const possible = flexibleTransfersOf(tx.store, person).includes(record.values.zylx ?? '');
    if (!possible || livingConditions(tx, person).length > 0) {
      const yy = `账户${labelOf('grzhzt', person.grzhzt)}，已不能办理${record.ywmc}`;
      const sbyy = { yy, gz: FLEXIBLE_RULES, xyb: '撤回本申请，按账户现状重新办理' };
      return stopUnsuccessful(tx, passed, { jdmc: '未能转移', sbyy });
    }
    return moveCase(tx, passed, { to: '99', jdmc: '账户转移', clr: '系统', yj: carryOut(tx, person, record) });
  },
  revocable: () => true,
  message: ({ ywzt, ywmc, ywlsh, lc }) =>
    ywzt === '99'
      ? { title: `${ywmc}已办结`, nr: `您的${ywmc}（${ywlsh}）已办结：${lc.at(-1)?.yj ?? ''}。` }
      : undefined,
};

function conditions({ tx, actor }: Application): RuleCondition[] {
  const person = personOf(tx, actor);
  const types = flexibleTransfersOf(tx.store, person);
  const open = openWithdrawal(tx, person);
  const paying = openRecordOf(tx, actor, 'GJ0815')?.ywlsh;
  const frozen = person.grzhzt === '06' || person.frozenFen > 0n;
  const state = `${payerName(tx.store, person) || '没有缴存单位'}，账户${labelOf('grzhzt', person.grzhzt)}`;
  return [
    ...livingConditions(tx, person),
    {
      tjbh: 'ZYLX',
      tjmc: '灵活就业人员，或账户已封存的职工',
      mz: types.length > 0,
      sjz: state,
      yqz: '灵活就业缴存，或单位账户封存',
      yj: FLEXIBLE_RULES,
      xyb: '离职后由单位办理封存，再办理转移；单位之间的转移由单位办理同城转移',
      refusal: '您的账户由单位正常缴存，不能办理灵活就业人员转移',
    },
    {
      tjbh: 'DJ',
      tjmc: '账户没有冻结',
      mz: !frozen,
      sjz: frozen ? '冻结' : '未冻结',
      yqz: '未冻结',
      yj: FLEXIBLE_RULES,
      xyb: '解除冻结后再办理',
      refusal: '账户已冻结，暂不能转移',
    },
    {
      tjbh: 'ZTTQ',
      tjmc: '没有在途的提取和缴费',
      mz: !open && !paying,
      sjz: open ?? paying ?? '无',
      yqz: '无',
      yj: FLEXIBLE_RULES,
      xyb: '办结或撤回后再办理',
      refusal: open ? '存在在途提取业务，暂不能转移' : '存在在途的预缴或补缴，暂不能转移',
    },
  ];
}

interface Read {
  reader: FieldReader;
  values: Record<string, string>;
  person: PersonRecord;
  type: string;
  unit: UnitRecord | undefined;
  other: PersonRecord | undefined;
  /** Terms of the own deposits: amount, ratio, base reckoned of both, and the debit. */
  terms: readonly LabelledValue[];
  /** Bank's data on the account to be debited. */
  known: ReturnType<typeof checkDebitAccount>;
}

function read({ tx, actor }: Application, raw: RawValues): Read {
  const person = personOf(tx, actor);
  const reader = new FieldReader(raw);
  const { values } = reader;
  const others = sealedElsewhere(tx.store, person);
  const options = {
    zylx: flexibleTransfersOf(tx.store, person),
    zczh: others.map(({ grzh }) => grzh),
    zysxny: changeMonths(tx, person),
    kkyhdm: BANK_OPTIONS,
  };
  const rows = readFields(reader, flexibleTransferFields, { today: tx.today(), options });
  const type = reader.valid('zylx');
  let unit: UnitRecord | undefined;
  let other: PersonRecord | undefined;
  let known: Read['known'];
  let terms: Read['terms'] = [];
  if (type === TO_UNIT) unit = checkUnit(reader, tx);
  if (type === TO_FLEXIBLE) {
    terms = agreedRows(rows, checkMonthly(reader, tx.store, person));
    known = checkDebitAccount(reader, tx, person, { bank: 'kkyhdm', card: 'kkzh' });
    const kkr = Number(reader.valid('kkr'));
    if (values.zysxny && kkr > 0 && isDayPassed(tx, values.zysxny, kkr)) {
      reader.fail('zysxny', `本月${kkr}日已过，请从下月起缴，或选择更晚的扣款日`);
    }
  }
  if (type === MERGE) {
    other = others.find((one) => one.grzh === values.zczh);
    const busy = other && openWithdrawal(tx, other);
    if (busy) reader.fail('zczh', '该账户存在在途提取业务，暂不能转移');
  }
  return { reader, values, person, type, unit, other, terms, known };
}

/**
 * Warning of the unit's unpaid months before submission; they do not block the member's own application
 * (docs/rules/gj0306-unit-transfer.md, Choices).
 */
function leftUnpaid(
  tx: Transaction,
  { type, person, other }: Pick<Read, 'type' | 'person' | 'other'>,
): LabelledValue[] {
  const goes = type === TO_FLEXIBLE ? person : type === MERGE ? other : undefined;
  const words = goes ? unpaidMonthsText(tx, goes) : '';
  const value = `${words}，转出后不能再在网厅补缴，请先请单位补缴，单位不补的可以投诉举报`;
  return words === '' ? [] : [{ key: UNPAID, label: '原单位未缴的月份', value }];
}

function checkUnit(reader: FieldReader, { store }: Transaction): UnitRecord | undefined {
  const dwzh = reader.valid('zrdwzh');
  const found = dwzh === FLEXIBLE ? undefined : units(store).get(dwzh);
  if (dwzh !== '' && (!found || found.other)) reader.fail('zrdwzh', '未查询到该单位，请核对单位账号');
  else if (found && found.dwzhzt !== '01') reader.fail('zrdwzh', '转入单位账户状态异常，不能转入');
  return found;
}

function assess(application: Application, raw: RawValues): Assessment {
  const { reader, values, person, type, unit, other, terms, known } = read(application, raw);
  const { store } = application.tx;
  const lapsed = type === TO_UNIT && values.zysxny ? lapsedAdjustment(person, values.zysxny, '转移') : '';
  const target: readonly LabelledValue[] =
    type === TO_UNIT
      ? [{ label: '转入单位', value: unit?.dwmc ?? '' }]
      : type === TO_FLEXIBLE
        ? terms
        : [
            {
              label: flexibleTransferFields.zczh.label,
              value: other ? `${payerName(store, other)}（尾号${other.grzh.slice(-4)}）` : '',
            },
          ];
  return {
    ...reader.assessed(),
    manual: type === TO_FLEXIBLE && known !== 'own' ? ['扣款账户未通过银行核验'] : [],
    sqnr: [
      { label: flexibleTransferFields.zylx.label, value: labelOf('zylx', type) },
      { label: '转出单位/缴存主体', value: payerName(store, other ?? person) },
      ...target,
      ...(type === MERGE ? [] : [{ label: flexibleTransferFields.zysxny.label, value: values.zysxny ?? '' }]),
      ...(lapsed ? [{ label: '月缴存额调整', value: lapsed }] : []),
      { label: '转移余额', value: moneyText(movedWith(application.tx, { type, person, other }).whole) },
      ...leftUnpaid(application.tx, { type, person, other }),
    ],
  };
}

/** Rows of the amounts that move; interest to date only where the account is closed into another. */
function movedWith(tx: Transaction, { type, person, other }: Pick<Read, 'type' | 'person' | 'other'>) {
  const { balance, interest } = carried(tx, (type === MERGE ? other : person)?.grzh ?? '');
  return { balance, interest, whole: type === MERGE ? balance + interest : balance };
}

/** Carries out the transfer. @returns the result text */
function carryOut(tx: Transaction, person: PersonRecord, { values, ywlsh }: CaseRecord): string {
  const { zylx, zysxny = '', zrdwzh = '' } = values;
  if (zylx === TO_UNIT) {
    const lapsed = lapsedAdjustment(person, zysxny, '转移');
    const refunded = moveToUnit(tx, person, ywlsh, zrdwzh, zysxny);
    const dwmc = units(tx.store).get(zrdwzh)?.dwmc ?? '';
    const data = { ywlsh, xingming: person.xingming, grzh: person.grzh, dwmc: '', month: zysxny };
    notify(tx, ownerOf({ kind: 'unit', dwzh: zrdwzh }), 'member-sent-here', data);
    const back = refunded > 0n ? `；预缴的${moneyText(refunded)}退回扣款账户` : '';
    return `账户自${zysxny}起转入${dwmc}，扣款约定终止，由单位办理启封后缴存${back}${lapsed && `；${lapsed}`}`;
  }
  if (zylx === TO_FLEXIBLE) {
    const { yjce = '', grjcbl = '', kkr = '' } = values;
    const { base } = flexibleAmounts({ monthly: fenOf(yjce) }, grjcbl);
    const span = { dwzh: FLEXIBLE, from: zysxny, base, dwjcbl: '0', grjcbl };
    moveToFlexible(tx, person, ywlsh, { span, values });
    return `自${zysxny}起以灵活就业方式缴存，每月${kkr}日扣款${moneyText(yjce)}`;
  }
  const other = persons(tx.store).get(values.zczh ?? '');
  const fen = other ? mergeInto(tx, person, ywlsh, other) : 0n;
  return `并入${moneyText(fen)}（含截至当日的利息），原账户已销户`;
}

function amountOf(fen: bigint, mx: LabelledValue[]): AmountLimit {
  return {
    mc: '转移余额',
    grzhye: '0.00',
    blje: '0.00',
    djje: '0.00',
    ljytq: '0.00',
    kytqe: toYuan(fen),
    gs: '账户余额随账户转移，个人账号不变；并入的账户连同截至当日的利息一并转入',
    yj: FLEXIBLE_RULES,
    mx,
  };
}
