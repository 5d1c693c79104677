import { expect, it } from 'vitest';
import { tq0102 } from '../../../contracts/flows/tq0102-building';
import { fileCentre } from '../../../file-centre';
import { LIU_YANG, ZHANG_JIANGUO } from '../../fixture';
import { expectPaid, withdrawal } from '../../withdrawal-fixture';

const { ask, send } = withdrawal('TQ0102', tq0102, ['0305', '0307', '0308']);

const centre = fileCentre();

it('a major repair is paid after a clerk has read it, once for each permit', () =>
  centre.transact((tx) => {
    expect(ask(tx, LIU_YANG).xe).toMatchObject({ kytqe: '86000.00', ljytq: '0.00' });
    const { ywlsh, ywzt } = send(tx, LIU_YANG);
    expect(ywzt).toBe('98');
    expectPaid(tx, LIU_YANG, ywlsh, 5_000_000n);
    expect(ask(tx, LIU_YANG, { sqtqje: '100.00' }).cw).toEqual({ pzjgwh: '该批准文件已于2026-11-21办理过提取' });
    expect(ask(tx, LIU_YANG).xe).toMatchObject({ kytqe: '0.00', gs: '该批准文件已于2026-11-21办理过提取' });
    // Of another one under the same permit it is what is left.
    expect(ask(tx, ZHANG_JIANGUO).xe).toMatchObject({ ljytq: '50000.00', kytqe: '36000.00' });
  }));

it.each<[string, object, Record<string, string>]>([
  ['a permit past its term', { pzrq: '2024-11-20' }, { pzrq: '批准文件已超过24个月有效期' }],
  ['an end before the beginning', { jhjgrq: '2026-08-31' }, { jhjgrq: '竣工日期不能早于开工日期' }],
  ['a repair without a finding', { jdjg: '' }, { jdjg: '请选择房屋安全鉴定等级' }],
  ['a new building without its land', { jzlx: '1' }, { tdsyzh: '请输入土地或宅基地证号' }],
  ['no costs', { jhjzfy: '0' }, { jhjzfy: '金额须大于0' }],
  ['more than it costs', { sqtqje: '86000.01' }, { sqtqje: '申请提取金额不能大于可提取额（86,000.00元）' }],
])('%s is refused at its field', async (_, change, wrong) => {
  expect(await centre.transact((tx) => ask(tx, LIU_YANG, change).cw)).toMatchObject(wrong);
});

it('each kind asks for its own papers', () =>
  centre.transact((tx) => {
    expect(() => send(tx, LIU_YANG, {}, ['0305', '0307'])).toThrow('请上传材料：房屋安全鉴定（大修）');
    const built = { jzlx: '2', tdsyzh: '云集用(2019)第0318号' };
    expect(() => send(tx, LIU_YANG, built)).toThrow('请上传材料：土地使用权证明');
    expect(send(tx, LIU_YANG, built, ['0305', '0306', '0307']).ywzt).toBe('98');
  }));
