import { defineSchema } from '../define-schema';
import { remark } from '../remark';
import { operatorFields } from './operator';
import { paymentFields } from './payment';

const PAYROLL = { value: '3', label: '导入工资文件比对' };
/** Sources of the roster (dictionary hjksfs); a first remittance has no previous month. */
export const rosterSources = (first: boolean) =>
  first
    ? [
        { value: '2', label: '按已办开户和转入', note: '首次汇缴，清册列出已办结开户、转入和启封的职工' },
        { ...PAYROLL, note: '按已办开户和转入，并与单位的工资表（.xlsx）逐人比对' },
      ]
    : [
        { value: '1', label: '沿用上月', note: '本月没有人员、基数和比例变动时选用' },
        {
          value: '2',
          label: '沿用上月并计入已办变更',
          note: '计入已办结的开户、启封、转入、封存、转出和调整',
        },
        { ...PAYROLL, note: '计入已办变更，并与单位的工资表（.xlsx）逐人比对' },
      ];

/** GJ0201 汇缴 (docs/rules/gj0201-remittance.md). */
export const remittanceFields = defineSchema({
  hjny: { kind: 'month', label: '汇缴年月' },
  hjksfs: { kind: 'radio', label: '清册来源', options: 'given' },
  ...paymentFields('汇缴方式'),
  ywwd: operatorFields.ywwd,
  ...remark,
});
