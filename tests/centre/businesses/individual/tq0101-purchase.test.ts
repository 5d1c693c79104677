import { listMaterials } from '@mocks/centre/cases/materials/materials';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { judge } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { expect, it } from 'vitest';
import { fenOf } from '@/domain/money';
import { tq0101 } from '../../../contracts/flows/tq0101-purchase';
import { fileCentre } from '../../../file-centre';
import { balance } from '../../books';
import { LIU_YANG, ZHAO_MIN, ZHOU_KAI } from '../../fixture';
import { expectPaid, withdrawal } from '../../withdrawal-fixture';

const { gfhtbh } = tq0101.values as { gfhtbh: string };
const { ask, send } = withdrawal('TQ0101', tq0101, ['0302']);

const centre = fileCentre();

const errorsOf = (tx: Transaction, actor: Actor, change: object) => ask(tx, actor, change).cw ?? {};

it('the filed contract fills the form, its paper need not be sent, and the money leaves the account to the fen', () =>
  centre.transact((tx) => {
    const known = judge(tx, ZHOU_KAI, { ywlx: 'TQ0101' }).yzxx;
    expect(known?.map(({ zdm, zdz, ly }) => [zdm, zdz, ly])).toContainEqual(['fwzj', '2860000.00', '购房合同备案系统']);
    const { ywlsh, ywzt } = send(tx, ZHOU_KAI);
    expect(ywzt).toBe('98');
    expectPaid(tx, ZHOU_KAI, ywlsh, 6_000_000n);
  }));

it('the couple shares one limit: what he asked for is not there for her, refused cases let it go again', () =>
  centre.transact((tx) => {
    const { ywlsh } = send(tx, ZHOU_KAI);
    const limit = ask(tx, ZHAO_MIN).xe;
    // 90,000.00 paid, of which he has asked for 60,000.00.
    expect(limit).toMatchObject({ ljytq: '60000.00', ytqmc: '该购房合同已提取', kytqe: '30000.00' });
    expect(errorsOf(tx, ZHAO_MIN, { sqtqje: '30000.01' })).toEqual({
      sqtqje: '申请提取金额不能大于可提取额（30,000.00元）',
    });
    review(tx, { ywlsh, result: 'refuse', opinion: '发票不清晰' });
    expect(ask(tx, ZHAO_MIN).xe?.ljytq).toBe('0.00');
  }));

it('for one contract a person draws once in twelve months', () =>
  centre.transact((tx) => {
    const { ywlsh } = send(tx, ZHOU_KAI, { sqtqje: '10000.00' });
    review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    expect(errorsOf(tx, ZHOU_KAI, { sqtqje: '1000.00' })).toEqual({ gfhtbh: '该购房合同已于2026-11-21办理过提取' });
  }));

it.each<[string, object, Record<string, string>]>([
  ['more paid than it costs', { sfje: '2860000.01' }, { sfje: '已付金额不能大于房屋总价' }],
  ['paid tomorrow', { sfrq: '2026-11-22' }, { sfrq: '付款日期不能晚于今天' }],
])('%s is refused at its field', async (_, change, wrong) => {
  expect(await centre.transact((tx) => errorsOf(tx, ZHOU_KAI, change))).toMatchObject(wrong);
});

it.each<[string, object, Record<string, string>]>([
  [
    'another price than filed',
    { fwzj: '2900000.00' },
    { fwzj: '与备案的购房合同不一致（备案为2,860,000.00元），将由中心凭购房合同审核' },
  ],
  [
    'another area than filed',
    { jzmj: '98.61' },
    { jzmj: '与备案的购房合同不一致（备案为98.60㎡），将由中心凭购房合同审核' },
  ],
])('%s is remarked at its field and asks for the contract', (_, change, remarks) =>
  centre.transact((tx) => {
    const { cw, cy } = ask(tx, ZHOU_KAI, change);
    expect([cw, cy]).toEqual([{}, remarks]);
    const filled = tq0101.values as Record<string, string>;
    const contract = (values: object) =>
      listMaterials(tx, ZHOU_KAI, { jdbh: 'TQ0101', ywlsh: '', zstj: { ...filled, ...values } }).find(
        ({ wjlxId }) => wjlxId === '0301',
      )?.clzt;
    expect([contract({}), contract(change)]).toEqual(['2', '0']);
  }),
);

it('who bought nothing may not draw for it; a contract of another city is for a clerk, within its term', () =>
  centre.transact((tx) => {
    expect(errorsOf(tx, LIU_YANG, {})).toMatchObject({ gfhtbh: '经查询，该合同的购房人不是您或配偶' });
    const elsewhere = { gfhtbh: 'HZ2026000888', fwzl: '邻州市江畔区滨河路1号', htrq: '2024-11-20' };
    expect(errorsOf(tx, LIU_YANG, elsewhere)).toMatchObject({ htrq: '购房凭证已超过24个月有效期' });
    const inTerm = { ...elsewhere, htrq: '2024-11-21' };
    expect(() => send(tx, LIU_YANG, inTerm)).toThrow('请上传材料：购房合同（网签备案）');
    const second = { ...inTerm, gflx: '2' };
    expect(() => send(tx, LIU_YANG, second, ['0301', '0302'])).toThrow('请上传材料：契税完税凭证');
    const { lc } = { lc: send(tx, LIU_YANG, second, ['0301', '0302', '0304']) };
    expect(lc.ywzt).toBe('98');
  }));

it('paid in full, the whole price is the limit, and the balance keeps its last fen', () =>
  centre.transact((tx) => {
    const { xe } = ask(tx, ZHOU_KAI, { gffkfs: '1', sfje: '2860000.00' });
    expect(fenOf(xe?.kytqe ?? '')).toBe(balance(tx, ZHOU_KAI) - 1n);
    expect(xe?.gs).toContain('全款购房，房屋总价2,860,000.00元');
    expect(gfhtbh).toBe('YWQ2026100318');
  }));
