import type { SignDocument } from '@/api/cases/sign';
import type { LabelledValue } from '@/api/client/labelled-value';
import { fundTime, monthOf, type PlainDate } from '@/domain/dates';
import { fenOf, moneyText, toYuan } from '@/domain/money';
import { maskIdNumber } from '@/domain/text/mask';
import { END, SIGN } from '@/schema/individual/offset';
import { otherCityOffsetFields } from '@/schema/individual/yt1101-other-city-offset';
import { otherCityOffsetNote } from '../../../data/notes/loan-notes';
import { policyCount } from '../../../data/policy/policy';
import { endAgreementsOf } from '../../cases/agreements';
import { addStep, type CaseRecord, moveCase } from '../../cases/case-states';
import { closeUnsuccessful, waitingNote } from '../../cases/close-unsuccessful';
import { FieldReader } from '../../cases/field-reader';
import { marriagePaper, type Need } from '../../cases/materials/material-needs';
import { readFields } from '../../cases/read-fields';
import type { Application, BusinessRule, RawValues } from '../../cases/rule';
import { issueSignedDocument } from '../../cases/signatures/signed-document';
import { balanceOf, memberAccount } from '../../kernel/accounts/ledger';
import { personOf } from '../../kernel/people';
import { actorOf, type Transaction } from '../../kernel/transaction';
import { addWorkingDays } from '../../kernel/working-days';
import { accountPays, checkMinimumBalance } from '../../loans/loan-conditions';
import {
  activeOtherCityOrder,
  firstLoanInstalment,
  firstTransfer,
  isEarlyEnough,
  maskedAccount,
  otherCityAmount,
  otherCityOrders,
} from '../../loans/offset/other-city-offsets';
import { payOtherCityOrder } from '../../loans/offset/other-city-transfers';
import { type ExchangeAnswer, type OtherCityLoan, queryOtherCityLoan } from '../../registers/other-city-loans';
import { spouseOf } from '../../registers/registers';

const RULES = '《全国住房公积金异地贷款业务细则》';
/** Relation 本人 of dictionary yjkrgx. */
const OWN = '01';
const AGREEMENT: SignDocument = {
  wsbh: '0515',
  wsmc: '异地月冲还贷签约协议',
  sm: '授权中心每月从本人住房公积金账户划款至异地贷款的还款账户，并向全国共享平台核对贷款情况',
};
const RELEASE: SignDocument = { wsbh: '0516', wsmc: '解除异地月冲还贷申请书', sm: '终止协议，收回划款授权' };
const NOT_FOUND = '未查询到该异地贷款信息，请核对合同编号及中心';
const SETTLED = '该异地贷款已结清，无需签约';
const PARKED = '待数据核验';
/** Row of a loan that the exchange has not confirmed. */
const UNVERIFIED = '异地贷款';

/** YT1101 异地月冲还贷签约 and its end (docs/rules/yt1101-other-city-offset.md). */
export const otherCityOffsetSigning: BusinessRule = {
  ywlx: 'YT1101',
  ywmc: '异地月冲还贷签约',
  area: 'loan',
  kind: 'person',
  notice: otherCityOffsetNote,
  name: nameOf,
  documents: ({ czlx }) => [czlx === END ? RELEASE : AGREEMENT],
  days: policyCount('p.ydHyts'),
  conditions: ({ tx, actor }) => [
    accountPays(personOf(tx, actor), {
      rules: RULES,
      xyb: '请先向作出冻结的机关或管理中心了解账户情况',
      refusal: '个人账户已冻结或销户，不能办理异地月冲还贷',
    }),
  ],
  limit(application, raw) {
    const { loan, reader } = read(application, raw);
    if (!loan || Object.keys(reader.errors).some((name) => name !== 'cns')) return null;
    const { store } = application.tx;
    const { grzh } = personOf(application.tx, application.actor);
    const keep = fenOf(reader.values.blje ?? '0');
    const balance = balanceOf(store, memberAccount(grzh));
    const zdjkr = Number(reader.values.zdjkr);
    const scrq = firstTransfer(store, { grzh, jkhtbh: loan.jkhtbh, ydhkr: loan.ydhkr, zdjkr }, application.tx.today());
    const own = firstLoanInstalment(scrq, loan.ydhkr, application.tx.today());
    return {
      mc: '预计每月划款',
      grzhye: toYuan(balance),
      blje: toYuan(keep),
      djje: '0.00',
      ljytq: '0.00',
      kytqe: toYuan(otherCityAmount(store, grzh, loan.dqyhje, keep)),
      gs: '月还款额与账户余额减保留余额两者取低，以划款日核定为准',
      yj: RULES,
      mx: [
        ...loanFigures(loan),
        { key: 'scrq', label: '首次划款日', value: scrq },
        ...(own ? [{ key: 'zfhk', label: '首次划款前的还款', value: `${own}，由还款账户支付` }] : []),
      ],
    };
  },
  needs({ tx, actor }, { yjkrgx, jkrzjhm }): Need[] {
    if (yjkrgx !== '02') return [];
    const known = spouseOf(tx.store, personOf(tx, actor).zjhm)?.pozjhm === jkrzjhm;
    return [marriagePaper(tx, known, '2')];
  },
  assess(application, raw) {
    const { reader, rows, answer, loan, byPaper } = read(application, raw);
    const figures = loan ? loanFigures(loan) : answer?.kind === 'silent' ? [{ label: UNVERIFIED, value: PARKED }] : [];
    return {
      ...reader.assessed(),
      amount: loan?.dqyhje ?? 0n,
      manual: byPaper ? ['婚姻登记未能核验，需人工核对婚姻证明'] : [],
      sqnr: [...summary(rows, reader.values), ...figures],
    };
  },
  approve(tx, record, approval) {
    return settle(tx, moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } }));
  },
  daily: settle,
  revocable: () => true,
  note: (_, record) => waitingNote(PARKED, record),
  message: ({ ywzt, ywlsh, lc, values }) => {
    const yj = lc.at(-1)?.yj ?? '';
    if (ywzt === '99')
      return { title: `${nameOf(values)}已办结`, nr: `您的${nameOf(values)}（${ywlsh}）已办结：${yj}。` };
    if (ywzt === '02') return { title: PARKED, nr: `您的${nameOf(values)}（${ywlsh}）${PARKED}：${yj}。` };
    return undefined;
  },
};

function nameOf({ czlx }: RawValues): string {
  return czlx === END ? '解除异地月冲还贷' : '异地月冲还贷签约';
}

function read({ tx, actor }: Application, raw: RawValues) {
  const reader = new FieldReader(raw);
  const person = personOf(tx, actor);
  const order = activeOtherCityOrder(tx.store, person.grzh);
  const rows = readFields(reader, otherCityOffsetFields, { today: tx.today() });
  const { czlx, dkzxmc = '', jkhtbh = '', yjkrgx } = reader.values;
  if (czlx === SIGN && order) reader.fail('czlx', '已签约异地月冲还贷，请先解除后再签约');
  if (czlx === END && !order) reader.fail('czlx', '尚未签约异地月冲还贷');
  if (czlx === END) reader.values.jkhtbh = order?.jkhtbh ?? '';
  if (czlx !== SIGN) return { reader, rows, answer: undefined, loan: undefined, byPaper: false };
  // The person's own name and number come from the centre's data.
  if (yjkrgx === OWN) Object.assign(reader.values, { jkrxm: person.xingming, jkrzjhm: person.zjhm });
  const { jkrxm = '', jkrzjhm = '' } = reader.values;
  if (yjkrgx === '02' && jkrzjhm === person.zjhm) reader.fail('jkrzjhm', '配偶的证件号码不能与本人相同');
  const zdjkr = Number(reader.valid('zdjkr'));
  checkMinimumBalance(reader, balanceOf(tx.store, memberAccount(person.grzh)));
  const complete = dkzxmc !== '' && jkhtbh !== '' && jkrxm !== '' && jkrzjhm !== '';
  const answer: ExchangeAnswer | undefined = complete
    ? queryOtherCityLoan(tx.store, { dkzxmc, jkhtbh, jkrxm, jkrzjhm }, tx.today())
    : undefined;
  if (answer?.kind === 'none') reader.fail('jkhtbh', NOT_FOUND);
  if (answer?.kind === 'settled') reader.fail('jkhtbh', SETTLED);
  const loan = answer?.kind === 'found' ? answer.loan : undefined;
  if (loan && zdjkr && !isEarlyEnough(zdjkr, loan.ydhkr)) reader.fail('zdjkr', tooLate(loan));
  const byPaper = yjkrgx === '02' && spouseOf(tx.store, person.zjhm)?.pozjhm !== jkrzjhm;
  return { reader, rows, answer, loan, byPaper };
}

const tooLate = ({ ydhkr }: OtherCityLoan) =>
  `约定划款日应早于还款日${policyCount('p.ydTqts')}日以上，该贷款还款日为每月${ydhkr}日`;

/** Processes state 02: the exchange responds, or is queried again on a limited number of days. */
function settle(tx: Transaction, record: CaseRecord): CaseRecord {
  const { values, ywlsh, slsj } = record;
  const { grzh } = personOf(tx, actorOf(record.owner));
  const today = tx.today();
  if (values.czlx === END) {
    const order = activeOtherCityOrder(tx.store, grzh);
    if (order) otherCityOrders(tx.store).put(order.ywlsh, { ...order, ended: { day: today, yy: values.jcyy ?? '' } });
    return done(tx, record, `自${today}起不再划款，各期还款由异地贷款的还款账户支付`);
  }
  const { dkzxmc = '', jkhtbh = '', jkrxm = '', jkrzjhm = '' } = values;
  const asked = { dkzxmc, jkhtbh, jkrxm, jkrzjhm };
  const answer = queryOtherCityLoan(tx.store, asked, today);
  if (answer.kind === 'silent')
    return waitOrGiveUp(tx, record, addWorkingDays(slsj.slice(0, 10), policyCount('p.ydHyts')));
  if (answer.kind !== 'found')
    return refuse(tx, record, answer.kind === 'none' ? NOT_FOUND : SETTLED, '核对后重新申请');
  const { loan } = answer;
  const zdjkr = Number(values.zdjkr);
  if (!isEarlyEnough(zdjkr, loan.ydhkr)) return refuse(tx, record, tooLate(loan), '改选划款日后重新申请');
  const { dqrq, ydhkr, dqyhje, skyhmc, skzh } = loan;
  const next = firstTransfer(tx.store, { grzh, jkhtbh, zdjkr, ydhkr }, today);
  const keep = fenOf(values.blje ?? '0');
  const signed = { ...asked, ywlsh, grzh, zdjkr, keep, begun: today, next, dqrq, ydhkr, dqyhje, skyhmc, skzh };
  otherCityOrders(tx.store).put(ywlsh, signed);
  // The account now serves this loan: neither rent nor the same repayments are paid out.
  endAgreementsOf(tx, grzh, ({ ywlx, values: agreed }) =>
    ywlx === 'TQ0107' || agreed.jkhtbh === jkhtbh ? '已签约异地月冲还贷' : undefined,
  );
  issueAgreement(tx, record, loan);
  const own = firstLoanInstalment(next, ydhkr, today);
  const before = own ? `；${own}的还款由还款账户支付，请备足款项` : '';
  const now = done(tx, record, `${next}首次划款，此后每月${zdjkr}日划款，至${monthOf(dqrq)}贷款到期为止${before}`);
  // Signed on the transfer day itself, after the daily job may have run.
  payOtherCityOrder(tx.store, signed, today, fundTime(tx.now()));
  return now;
}

function done(tx: Transaction, record: CaseRecord, yj: string): CaseRecord {
  return moveCase(tx, record, { to: '99', jdmc: '办结', clr: '系统', yj, change: { sbyy: undefined } });
}

function waitOrGiveUp(tx: Transaction, record: CaseRecord, last: PlainDate): CaseRecord {
  if (tx.today() > last)
    return refuse(tx, record, '全国共享平台一直未返回该异地贷款信息', '稍后重新申请，或者携带贷款证明到柜台办理');
  const yj = `全国共享平台暂未返回该异地贷款信息，${last}前每日重新查询，您无需操作`;
  return record.lc.at(-1)?.yj === yj ? record : addStep(tx, record, { jdmc: PARKED, yj });
}

function refuse(tx: Transaction, record: CaseRecord, yy: string, xyb: string): CaseRecord {
  return closeUnsuccessful(tx, record, {
    jdmc: '核验未通过',
    sbyy: { yy, gz: RULES, xyb },
    yj: '申请终止，账户不受影响',
  });
}

function loanFigures(loan: OtherCityLoan): LabelledValue[] {
  return [
    { key: 'dkye', label: '贷款余额', value: moneyText(loan.dkye) },
    { key: 'dqyhje', label: '月还款额', value: moneyText(loan.dqyhje) },
    { key: 'ydhkr', label: '还款日', value: `每月${loan.ydhkr}日` },
    { key: 'skzh', label: '还款账户', value: maskedAccount(loan) },
    { key: 'qyqx', label: '签约期限', value: `至${monthOf(loan.dqrq)}` },
  ];
}

/** The operation by its name, the borrower in one row, the day as it recurs. */
function summary(rows: readonly LabelledValue[], values: CaseRecord['values']): LabelledValue[] {
  const borrower = { label: '借款人', value: `${values.jkrxm}（${maskIdNumber(values.jkrzjhm ?? '')}）` };
  const contract = { label: otherCityOffsetFields.jkhtbh.label, value: values.jkhtbh ?? '' };
  return rows.flatMap((row) => {
    switch (row.key) {
      case 'czlx':
        return [{ ...row, value: nameOf(values) }, ...(values.czlx === END ? [contract] : [])];
      case 'yjkrgx':
        return [borrower, row];
      case 'jkrxm':
      case 'jkrzjhm':
        return [];
      case 'zdjkr':
        return [{ ...row, value: `每月${row.value}日` }];
      default:
        return [row];
    }
  });
}

function issueAgreement(tx: Transaction, record: CaseRecord, loan: OtherCityLoan): void {
  // The loan as the exchange has it now, in place of what was known at the application.
  const verified = new Set([UNVERIFIED, ...loanFigures(loan).map(({ label }) => label)]);
  issueSignedDocument(tx, record, {
    kind: '46',
    once: 'ydyc',
    title: '异地月冲还贷签约协议',
    facts: [...record.sqnr.filter(({ label }) => !verified.has(label)), ...loanFigures(loan)],
    paragraphs: [
      '签约人授权中心每月约定划款日从其住房公积金账户划款至上述还款账户，金额为月还款额与账户余额减保留余额两者取低；不足的部分由还款账户支付。',
      '贷款结清、个人账户销户或转出，以及签约人解除时，本协议终止。',
    ],
  });
}
