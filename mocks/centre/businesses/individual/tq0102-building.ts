import { addMonths } from '@/domain/dates';
import { moneyText, parseYuan } from '@/domain/money';
import { buildingWorks, isRepair } from '@/schema/individual/tq0102-building';
import { buildingNote } from '../../../data/notes/withdrawal-notes';
import { policyCount } from '../../../data/policy/policy';
import { readFields } from '../../cases/read-fields';
import { partialRule } from '../../withdrawals/partial-rule';

/** Withdrawal for building, rebuilding or major repair (docs/rules/tq0102-building.md); a clerk checks permit and costs. */
export const buildingWithdrawal = partialRule({
  ywlx: 'TQ0102',
  ywmc: '建造、翻建、大修自住住房提取',
  notice: buildingNote,
  tqyydm: '02',
  about: { field: 'pzjgwh', what: '批准文件' },
  again: () => true,
  once: () => '该批准文件',
  needs: (_, { jzlx = '' }) => [
    { wjlxId: '0305', wjmc: '建设规划许可/宅基地或翻建批准文件', sfbs: '1', mjsm: '' },
    ...(isRepair({ jzlx }) ? [] : [{ wjlxId: '0306', wjmc: '土地使用权证明', sfbs: '1', mjsm: '' } as const]),
    { wjlxId: '0307', wjmc: '工程合同或费用凭证', sfbs: '1', mjsm: '' },
    ...(isRepair({ jzlx }) ? [{ wjlxId: '0308', wjmc: '房屋安全鉴定（大修）', sfbs: '1', mjsm: '' } as const] : []),
  ],
  read(reader, { today, slrq }) {
    const rows = readFields(reader, buildingWorks, { today });
    const months = policyCount('p.jzYxq');
    const permitted = reader.valid('pzrq');
    if (permitted && addMonths(permitted, months) < slrq) reader.fail('pzrq', `批准文件已超过${months}个月有效期`);
    return { manual: ['批准文件和工程费用须人工核验'], rows };
  },
  whole: (_, { jhjzfy = '', pzjgwh = '' }) => {
    const whole = parseYuan(jhjzfy);
    if (whole === undefined || whole <= 0n || pzjgwh === '') return undefined;
    return { whole, words: `工程费用${moneyText(whole)}` };
  },
});
