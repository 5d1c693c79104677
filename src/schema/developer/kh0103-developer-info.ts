import type { SalesAccount } from '@/domain/loan/sales-accounts';
import { plainIdentifier } from '@/domain/text/plain-text';
import { defineSchema } from '../define-schema';
import { must } from '../rules';
import { operatorFields } from '../unit/operator';

const optional = { required: false } as const;
const isAccountNumber = (number: string) => /^\d{12,30}$/.test(plainIdentifier(number));
const valid = must((day, _, { today }) => day >= today)('资质有效期已过，请先更新资质');
const account = (number: string) => (isAccountNumber(number) ? undefined : '账号不正确，请核对');
const once = (number: string, row: object, { sfzh }: { sfzh: readonly SalesAccount[] }) =>
  sfzh.find(({ sfrzhhm }) => plainIdentifier(sfrzhhm) === plainIdentifier(number)) === row ? undefined : '账号重复';
const supervised = (accounts: readonly { zhxz: string }[]) =>
  accounts.some(({ zhxz }) => zhxz === '2') ? undefined : '请至少保留一个预售资金监管账户';
/** The guarantee's account is described completely or not at all. */
const ofGuarantee = {
  required: ({ bzjkhm, bzjzhkhh, bzjzh }: Record<'bzjkhm' | 'bzjzhkhh' | 'bzjzh', string>) =>
    `${bzjkhm}${bzjzhkhh}${bzjzh}` !== '',
  messages: { required: '保证金户名、开户行和账号须同时填写' },
} as const;
const guaranteeAccount = must(isAccountNumber)('保证金账号不正确，请核对');

/** Registered data of a developer that KH0103 changes (docs/rules/kh0103-developer-info.md). */
export const developerInfoFields = defineSchema({
  kfsmc: { kind: 'text', label: '开发商名称' },
  zzdj: { kind: 'select', label: '资质等级', dictionary: 'kfszzdj' },
  zzzsbh: { kind: 'text', label: '资质证书编号' },
  zzyxq: { kind: 'date', label: '资质有效期至', rules: [valid] },
  zcdz: { kind: 'text', label: '注册地址', spaces: 'keep', length: 'address' },
  zczj: { kind: 'money', label: '注册资金' },
  frdbxm: { kind: 'text', label: '法定代表人', length: 'name' },
  frdbzjhm: { kind: 'idno', label: '法人证件号码', ...optional },
  lxr: { kind: 'text', label: '联系人', length: 'name' },
  lxdh: { kind: 'mobile', label: '联系电话' },
  dzyx: { kind: 'email', label: '电子邮箱', ...optional },
  sfzh: {
    kind: 'rows',
    label: '售房账户',
    min: 1,
    max: 20,
    unit: '个',
    messages: { required: '请至少保留一个预售资金监管账户' },
    columns: [
      { name: 'sfrkhyhmc', label: '开户银行', kind: 'select' },
      { name: 'sfrzhhm', label: '账号', kind: 'text', rules: [account, once] },
      { name: 'zhxz', label: '账户性质', kind: 'select', dictionary: 'sfzhxz', initial: '2' },
    ],
    rules: [supervised],
  },
  bzjkhm: { kind: 'text', label: '保证金户名', ...ofGuarantee },
  bzjzhkhh: { kind: 'select', label: '保证金开户行', options: 'given', ...ofGuarantee },
  bzjzh: { kind: 'bankCard', account: true, label: '保证金账号', ...ofGuarantee, rules: [guaranteeAccount] },
});

/** KH0103 开发商信息维护: also branch and commitment, unless only the contact changes. */
export const developerChangeFields = defineSchema({ ...developerInfoFields, ...operatorFields });
