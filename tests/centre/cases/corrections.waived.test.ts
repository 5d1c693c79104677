import { addMaterial, materialsOf } from '@mocks/centre/cases/materials/materials';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { expect, it } from 'vitest';
import { tq0106 } from '../../contracts/flows/tq0106-loan-repayment';
import { centreOn, XU_WENBO } from '../fixture';
import { PNG } from '../loan-fixture';
import { provedCard } from '../withdrawal-fixture';

it('a waived material that is returned is asked for: nothing says that it is waived, or that a file is there', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const ywlsh = issueNumber(tx, XU_WENBO, 'TQ0106');
    const card = provedCard(tx, XU_WENBO, { skzhly: '2', skyhdm: '102', skyhzh: '4111111111111111' });
    const values = { ...tq0106.values, ...card, ywlx: 'TQ0106', ywlsh, cns: '1' };
    expect(submit(tx, XU_WENBO, values).ywzt).toBe('98');
    const listed = () => materialsOf(tx, ywlsh, tq0106.values as Record<string, string>);
    const contract = () => listed().find(({ wjlxId }) => wjlxId === '0312');
    expect(contract()).toMatchObject({ clzt: '2', mjsm: expect.stringContaining('免交'), wj: [] });
    const items = [{ lx: 'cl', bh: '0312', yj: '请提供合同原件' }] as const;
    review(tx, { ywlsh, result: 'return', opinion: '请补正', items });
    expect(contract()).toMatchObject({ clzt: '3', thyy: '请提供合同原件', mjsm: '', wj: [] });
    expect(() => submit(tx, XU_WENBO, { ...values, sqtqje: '7000' })).toThrow(/商业银行借款合同/);
    addMaterial(tx, XU_WENBO, { ywlsh, wjlxId: '0312', name: '合同.png', bytes: PNG });
    expect(contract()).toMatchObject({ clzt: '1', wj: [{ wjm: '合同.png' }] });
    expect(submit(tx, XU_WENBO, values).ywzt).toBe('98');
    // Sent back once more: the file of before is told from what comes in its place, until that is handed in.
    review(tx, { ywlsh, result: 'return', opinion: '请补正', items });
    const again = () => addMaterial(tx, XU_WENBO, { ywlsh, wjlxId: '0312', name: '又一次.png', bytes: PNG });
    expect(again).toThrow('与被退回的文件内容相同，请更换后重新上传');
    addMaterial(tx, XU_WENBO, { ywlsh, wjlxId: '0312', name: '重拍.png', bytes: Uint8Array.of(...PNG, 1) });
    expect(contract()?.wj.map(({ wjm, th }) => [wjm, th])).toEqual([
      ['合同.png', true],
      ['重拍.png', undefined],
    ]);
    expect(submit(tx, XU_WENBO, values).ywzt).toBe('98');
    expect(contract()?.wj.map(({ th }) => th)).toEqual([undefined, undefined]);
  });
});
