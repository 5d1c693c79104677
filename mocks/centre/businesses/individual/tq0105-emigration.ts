import { emigrationNote } from '../../../data/notes/withdrawal-notes';
import { labelOf } from '../../cases/field-reader';
import { closingRule } from '../../withdrawals/closing-rule';

/** Withdrawal on settling abroad (docs/rules/tq0105-emigration.md); a clerk checks the proof. */
export const emigrationWithdrawal = closingRule({
  ywlx: 'TQ0105',
  ywmc: '出境定居提取',
  notice: emigrationNote,
  tqyydm: '05',
  conditions: () => [],
  needs: () => [
    { wjlxId: '0403', wjmc: '出境定居证明', sfbs: '1', mjsm: '' },
    { wjlxId: '0101', wjmc: '身份证', sfbs: '1', mjsm: '' },
  ],
  read(reader, applicant) {
    const djgj = reader.code('djgj', { label: '定居国家或地区', from: 'djgj' });
    const djzjlx = reader.code('djzjlx', { label: '定居证明类型', from: 'djzjlx' });
    const djzjhm = reader.text('djzjhm', { label: '证明编号', most: 60 });
    const cjrq = reader.pastDate('cjrq', { label: '出境或注销日期', today: applicant.today });
    const hddz = reader.text('hddz', { label: '原户籍地址', most: 60, required: false });
    return {
      manual: ['出境定居证明须人工核验'],
      rows: [
        { label: '定居国家或地区', value: labelOf('djgj', djgj) },
        { label: '定居证明类型', value: labelOf('djzjlx', djzjlx) },
        { label: '证明编号', value: djzjhm },
        { label: '出境或注销日期', value: cjrq },
        ...(hddz ? [{ label: '原户籍地址', value: hddz }] : []),
      ],
    };
  },
});
