import { exceeds, parseAllYuan } from '@/domain/money';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { dictionaryPart, YES_NO } from '../options';
import { untilToday, when } from '../rules';
import { house } from './house';

/** Number of a loan that no register has. */
export const OTHER_LOAN = 'qt';
export const isOther = when('jkxz', OTHER_LOAN);
const isOwing = when('sfjq', '0');
const withMoreBorrowers = when('yjkrgx', '02', '09');

interface Loan {
  htdkje: string;
  sfjq: string;
  dkye: string;
}
const principal = (paid: string, { htdkje, sfjq, dkye }: Loan) => {
  const fen = parseAllYuan({ paid, htdkje, owed: isOwing({ sfjq }) ? dkye : '0' });
  return fen && fen.paid + fen.owed > fen.htdkje ? '贷款余额与区间已还本金之和不能大于合同贷款金额' : undefined;
};
const interest = (paid: string, { htdkje }: Loan) =>
  exceeds(paid, htdkje) ? '区间已还利息不能大于合同贷款金额' : undefined;
const once = (frequency: string, loan: { jkxz: string }) =>
  frequency !== '1' && isOther(loan) ? '系统查不到还款记录的贷款不能约定，请选择单次' : undefined;

/** Loan of TQ0106 偿还购房贷款提取 (docs/rules/tq0106-loan-repayment.md). */
export const repaidLoan = defineSchema({
  jkxz: { kind: 'radio', label: '贷款', options: 'given' },
  jkly: { kind: 'radio', label: '贷款来源', options: dictionaryPart('jkly', '2', '3', '4'), visible: isOther },
  jkyhmc: { kind: 'text', label: '贷款银行或公积金中心', spaces: 'keep', visible: isOther },
  jkhtbh: { kind: 'text', label: '借款合同编号', visible: isOther },
  yjkrgx: {
    kind: 'radio',
    label: '与借款人关系',
    visible: isOther,
    options: [
      { value: '01', label: '本人' },
      { value: '02', label: '配偶' },
      { value: '09', label: '共同借款人' },
    ],
  },
  jkrxm: {
    kind: 'text',
    label: '借款人',
    length: 'name',
    spaces: 'keep',
    visible: (loan: { jkxz: string; yjkrgx: string }) => isOther(loan) && withMoreBorrowers(loan),
  },
  fwzl: { ...house.fwzl, visible: isOther },
  htdkje: { kind: 'money', label: '合同贷款金额', visible: isOther },
  dkffrq: { kind: 'date', label: '放款日期', max: untilToday, visible: isOther },
  sfjq: { kind: 'radio', label: '是否已结清', options: YES_NO, visible: isOther },
  dkye: {
    kind: 'money',
    label: '贷款余额',
    visible: (loan: { jkxz: string; sfjq: string }) => isOther(loan) && isOwing(loan),
  },
  yhbj: { kind: 'money', label: '区间已还本金', zero: 'allowed', visible: isOther, rules: [principal] },
  yhlx: { kind: 'money', label: '区间已还利息', zero: 'allowed', visible: isOther, rules: [interest] },
  tqpl: {
    kind: 'radio',
    label: '提取频次',
    initial: '1',
    options: ({ policy }: FormFacts) => [
      { value: '1', label: '单次' },
      { value: '2', label: `按月约定（每月${policy('p.hdYdr')}日）` },
      { value: '4', label: '按年约定（每满12个月）' },
    ],
    rules: [once],
  },
});
