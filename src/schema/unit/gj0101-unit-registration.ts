import { monthOf, shiftMonth } from '@/domain/dates';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { remark } from '../remark';
import { untilToday, when } from '../rules';
import { certificateKind, payday, personName, unitContact, unitKind, unitOperator } from './unit-info';

const isApproved = when('dwxz', '1', '2', '4');
export const isByDebit = when('hjfs', '02');

/** Ratio between p.jcblXx and p.jcblSx in steps of p.jcblBc. */
function ratio(value: string, _: unknown, { policy }: FormFacts): string | undefined {
  const [least, most, step] = [Number(policy('p.jcblXx')), Number(policy('p.jcblSx')), Number(policy('p.jcblBc'))];
  if (Number(value) < least || Number(value) > most) return `缴存比例应在${least}%至${most}%之间`;
  return (Number(value) - least) % step === 0 ? undefined : `缴存比例应为${step}%的整数倍`;
}

/** GJ0101 单位缴存登记 (docs/rules/gj0101-unit-registration.md), named by the data standard. */
export const unitRegistrationFields = defineSchema({
  dwmc: { kind: 'text', label: '单位名称' },
  dwxz: { kind: 'select', label: '单位性质', dictionary: 'dwxz' },
  ...unitKind,
  pzjgmc: { kind: 'text', label: '主管/批准机关', spaces: 'keep', visible: isApproved },
  dwslrq: { kind: 'date', label: '设立日期', max: untilToday },
  ...unitContact,
  dwfrdbxm: { ...personName, label: '法定代表人姓名' },
  dwfrdbzjlx: { kind: 'select', label: '法定代表人证件类型', dictionary: 'zjlx', initial: '01' },
  dwfrdbzjhm: {
    kind: 'idno',
    label: '法定代表人证件号码',
    accepts: ({ dwfrdbzjlx }: { dwfrdbzjlx: string }) => certificateKind(dwfrdbzjlx),
  },
  dwfrdbsjhm: { kind: 'mobile', label: '法定代表人手机号码' },
  ...unitOperator,
  ...payday,
  zgrs: { kind: 'int', label: '职工人数', min: 1, max: 999_999, unit: '人' },
  dwjcbl: { kind: 'rate', label: '单位缴存比例', decimals: 0, rules: [ratio] },
  grjcbl: { kind: 'rate', label: '个人缴存比例', decimals: 0, required: false, rules: [ratio] },
  dwschjny: {
    kind: 'month',
    label: '首次汇缴年月',
    max: ({ today }: FormFacts) => shiftMonth(monthOf(today), 3),
    rules: [
      (month: string, { dwslrq }: { dwslrq: string }) =>
        month < monthOf(dwslrq) ? '首次汇缴年月不能早于单位设立年月' : undefined,
    ],
  },
  hjfs: { kind: 'select', label: '汇缴方式', dictionary: 'hjfs' },
  fkyhdm: { kind: 'select', label: '付款银行', options: 'given', visible: isByDebit },
  fkzh: { kind: 'bankCard', account: true, label: '付款账号', visible: isByDebit },
  styhdm: { kind: 'select', label: '归集受托银行', options: 'given' },
  ywwd: { kind: 'select', label: '归属网点', dictionary: 'WDXX' },
  ...remark,
  cns: { kind: 'tick', label: '承诺书' },
});
