import { addMonths } from '@/domain/dates';
import { moneyText, parseYuan } from '@/domain/money';
import { buildingNote } from '../../../data/notes/withdrawal-notes';
import { policyCount } from '../../../data/policy/policy';
import { labelOf } from '../../cases/field-reader';
import { partialRule } from '../../withdrawals/partial-rule';

/** 大修 of a structurally dangerous house; other works are 装修. */
const REPAIR = '3';

/** Withdrawal for building, rebuilding or major repair (docs/rules/tq0102-building.md); a clerk checks permit and costs. */
export const buildingWithdrawal = partialRule({
  ywlx: 'TQ0102',
  ywmc: '建造、翻建、大修自住住房提取',
  notice: buildingNote,
  tqyydm: '02',
  about: { field: 'pzjgwh', what: '批准文件' },
  again: () => true,
  once: () => '该批准文件',
  needs: (_, { jzlx }) => [
    { wjlxId: '0305', wjmc: '建设规划许可/宅基地或翻建批准文件', sfbs: '1', mjsm: '' },
    ...(jzlx === REPAIR ? [] : [{ wjlxId: '0306', wjmc: '土地使用权证明', sfbs: '1', mjsm: '' } as const]),
    { wjlxId: '0307', wjmc: '工程合同或费用凭证', sfbs: '1', mjsm: '' },
    ...(jzlx === REPAIR ? [{ wjlxId: '0308', wjmc: '房屋安全鉴定（大修）', sfbs: '1', mjsm: '' } as const] : []),
  ],
  read(reader, { today, slrq }) {
    const jzlx = reader.code('jzlx', { label: '建造类型', from: 'jzlx' });
    const pzjgmc = reader.text('pzjgmc', { label: '批准机关', most: 60 });
    const pzjgwh = reader.text('pzjgwh', { label: '批准文号', most: 60 });
    const pzrq = reader.pastDate('pzrq', { label: '批准日期', today });
    const months = policyCount('p.jzYxq');
    if (pzrq && addMonths(pzrq, months) < slrq) reader.fail('pzrq', `批准文件已超过${months}个月有效期`);
    const fwzl = reader.text('fwzl', { label: '房屋坐落', most: 120 });
    const land = jzlx === REPAIR ? '' : reader.text('tdsyzh', { label: '土地或宅基地证号', most: 60 });
    const jdjg = jzlx === REPAIR ? reader.code('jdjg', { label: '房屋安全鉴定等级', from: 'fwjddj' }) : '';
    const area = reader.area('jzmj');
    const cost = reader.money('jhjzfy', { label: '工程费用' });
    const begun = reader.date('jhkgrq', { label: '开工日期' });
    const done = reader.date('jhjgrq', { label: '竣工日期', required: false });
    if (begun && done && done < begun) reader.fail('jhjgrq', '竣工日期不能早于开工日期');
    return {
      manual: ['批准文件和工程费用须人工核验'],
      rows: [
        { label: '建造类型', value: labelOf('jzlx', jzlx) },
        { label: '批准机关', value: pzjgmc },
        { label: '批准文号', value: pzjgwh },
        { label: '批准日期', value: pzrq },
        { label: '房屋坐落', value: fwzl },
        ...(land ? [{ label: '土地或宅基地证号', value: land }] : []),
        ...(jdjg ? [{ label: '房屋安全鉴定等级', value: labelOf('fwjddj', jdjg) }] : []),
        { label: '建筑面积', value: `${area}㎡` },
        { label: '工程费用', value: cost === undefined ? '--' : moneyText(cost) },
        { label: '开工日期', value: begun },
        ...(done ? [{ label: '竣工日期', value: done }] : []),
      ],
    };
  },
  whole: (_, { jhjzfy = '', pzjgwh = '' }) => {
    const whole = parseYuan(jhjzfy);
    if (whole === undefined || whole <= 0n || pzjgwh === '') return undefined;
    return { whole, words: `工程费用${moneyText(whole)}` };
  },
});
