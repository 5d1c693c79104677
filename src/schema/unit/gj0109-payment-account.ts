import { defineSchema } from '../define-schema';
import { YES_NO } from '../options';
import { must, when } from '../rules';

export const isNewAccount = when('czlx', '1');
const isKnownAccount = when('czlx', '2', '3', '4');
const agrees = when('czlx', '1', '2');
const isBankAccount = (values: { czlx: string; zhlx: string }) => isNewAccount(values) && values.zhlx === '02';
const isWallet = (values: { czlx: string; zhlx: string }) => isNewAccount(values) && values.zhlx === '04';
/** Whether the application agrees on a debit mandate. */
export const signsMandate = (values: { czlx: string; sfwtkk: string }) => agrees(values) && values.sfwtkk === '1';
const lineNumber = must((code) => /^\d{12}$/.test(code))('联行号应为12位数字');

export const PAYER_OPERATIONS = [
  { value: '1', label: '新增', note: '增加一个付款账户' },
  { value: '2', label: '修改', note: '重新签约、终止委托扣款，或者重新核验户名' },
  { value: '3', label: '停用', note: '以后不再从该账户付款' },
  { value: '4', label: '设为默认', note: '汇缴和自动扣款首先使用的账户' },
];
const ACCOUNT_TYPES = [
  { value: '02', label: '银行账户' },
  { value: '04', label: '数字人民币钱包' },
];

/** GJ0109 付款账户信息维护 (docs/rules/gj0109-payment-account.md). */
export const paymentAccountFields = defineSchema({
  czlx: { kind: 'radio', label: '操作类型', options: PAYER_OPERATIONS },
  zhbh: { kind: 'select', label: '付款账户', options: 'given', visible: isKnownAccount },
  zhlx: { kind: 'radio', label: '账户类型', options: ACCOUNT_TYPES, initial: '02', visible: isNewAccount },
  fkyhdm: { kind: 'select', label: '开户银行', options: 'given', visible: isNewAccount },
  fkhm: { kind: 'text', label: '付款户名', visible: isNewAccount },
  // Required where another than the unit pays, which each side knows.
  hmyy: { kind: 'text', label: '户名不一致的原因', spaces: 'keep', required: false, visible: isNewAccount },
  fkzh: { kind: 'bankCard', account: true, label: '付款账号', visible: isBankAccount },
  szrmbqb: { kind: 'bankCard', account: true, label: '数字人民币钱包编号', visible: isWallet },
  khhmc: { kind: 'text', label: '开户网点', required: false, visible: agrees },
  khhlhh: { kind: 'text', label: '联行号', only: 'digits', required: false, visible: agrees, rules: [lineNumber] },
  sfwtkk: { kind: 'radio', label: '是否签约委托扣款', options: YES_NO, visible: agrees },
  kkr: { kind: 'int', label: '约定扣款日', min: 1, max: 28, unit: '日', visible: signsMandate },
  kksx: { kind: 'money', label: '单笔扣款上限', required: false, visible: signsMandate },
  cns: { kind: 'tick', label: '委托扣款协议', visible: signsMandate },
});
