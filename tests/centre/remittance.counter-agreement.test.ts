// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { units } from '@mocks/centre/kernel/people';
import { ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { caseDetail, todos } from '@mocks/centre/office/cases';
import { listRemittances } from '@mocks/centre/remittance/list/list-views';
import { describe, expect, it } from 'vitest';
import { OPERATORS } from '../people';
import { centrePerTest } from './fixture';
import { HUAXIA, pending } from './remittance-world';

const centre = centrePerTest();

const at = <T>(work: (tx: Transaction) => T) => centre.transact(work);

const jzny = () => at((tx) => units(tx.store).get(HUAXIA.dwzh)?.jzny);

describe('the agreement of the counter', () => {
  const to = (now: string) => at((tx) => moveClock(tx, { now }));
  const messages = () => at((tx) => listMessages(tx, HUAXIA, { page: 1, size: 9 })).then(({ list }) => list);
  const said =
    '2026-12汇缴48人、109,680.00元，将于2026-12-15按柜台代缴协议扣款，较上月增加1人2,978.40元，减少1人2,544.00元，调整144.00元，尚未确认；如需调整，请在此前办理变更或自行汇缴';

  it('tells three working days before what it will take and who changed, and after that it was taken', async () => {
    await to('2026-12-09');
    expect(await at((tx) => todos(tx, HUAXIA))).toEqual([]);
    await to('2026-12-10');
    expect((await messages())[0]).toMatchObject({ title: '2026-12汇缴自动扣款提醒', nr: `贵单位${said}。` });
    const sent = (await at(readOutbox)).map(({ to: phone, text }) => `${phone} ${text}`);
    expect(sent).toContain(`${OPERATORS.吴晓东.jbrsjhm} 【住房公积金】贵单位（华夏精密制造有限公司）${said}。`);
    const todo = { title: '2026-12汇缴：2026-12-15自动扣款', sxsm: said };
    expect(await at((tx) => todos(tx, HUAXIA))).toMatchObject([todo]);
    await to('2026-12-15');
    expect(await jzny()).toBe('2026-12');
    const paid = '贵单位2026-12汇缴48人、109,680.00元已按柜台代缴协议扣款，并记入职工个人账户，汇缴凭证可在网厅打印。';
    expect((await messages()).map(({ nr }) => nr)).toContain(paid);
    expect((await at(readOutbox)).map(({ text }) => text)).toContain(
      `【住房公积金】${paid.replace('贵单位', '贵单位（华夏精密制造有限公司）')}`,
    );
    expect(await at((tx) => todos(tx, HUAXIA))).toEqual([]);
  });

  const waiting = (number: string, values: Record<string, string>) =>
    at(({ store }) => {
      const day = '2026-12-09';
      const words = { ywmc: '封存', blqd: '网上办事大厅', ywwd: '0101', files: '', slsj: `${day} 10:00:00` };
      cases(store).put(number, {
        ...words,
        ywlsh: number,
        ywlx: 'GJ0305',
        owner: ownerOf(HUAXIA),
        ywzt: '98',
        cnbjsj: day,
        since: day,
        values,
        je: 0n,
        sqnr: [],
        lc: [],
      });
      return number;
    });

  it('names an application about people that is not through yet, and leads to it: the money is taken for them', async () => {
    const ywlsh = await waiting('2026120901030001', {});
    await to('2026-12-10');
    const named = `；封存（${ywlsh}，待审核）尚未办结，扣款前未办结的不计入；如需调整`;
    expect((await messages())[0]).toMatchObject({ title: '2026-12汇缴自动扣款提醒', ywlsh });
    expect((await messages())[0]?.nr).toContain(named);
    const [todo] = await at((tx) => todos(tx, HUAXIA));
    expect(todo?.sxsm).toContain(named);
    expect(todo?.lj).toContain(ywlsh);
  });

  it('leaves out what begins after the month it takes; what was for that month hears afterwards that it cannot pass as it is', async () => {
    const late = await waiting('2026120901030001', { fcny: '2026-12' });
    const next = await waiting('2026120901030002', { fcny: '2027-01' });
    await to('2026-12-10');
    const [notice] = await messages();
    expect(notice).toMatchObject({ title: '2026-12汇缴自动扣款提醒', ywlsh: late });
    expect(notice?.nr).toContain(late);
    expect(notice?.nr).not.toContain(next);
    await to('2026-12-15');
    const after = (await messages()).filter(({ title }) => title === '封存的年月已汇缴');
    const nr = `贵单位2026-12汇缴已入账，封存（${late}，待审核）中自2026-12起变更的，不能再按该年月办结；请吴晓东撤回后改为2027-01或以后的年月，再重新提交。`;
    expect(after).toMatchObject([{ ywlsh: late, nr }]);
    expect((await at(readOutbox)).filter(({ text }) => text?.includes(nr.slice(3)))).toHaveLength(1);
  });

  it('that the bank refuses becomes a case of the unit, is told, and is tried again', async () => {
    await at((tx) => setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: true, yy: '' }));
    await to('2026-12-15');
    expect(await jzny()).toBe('2026-11');
    expect((await messages())[0]?.title).toBe('2026-12汇缴扣款失败');
    const [todo] = await at((tx) => todos(tx, HUAXIA));
    expect(todo).toMatchObject({ title: '2026-12汇缴：扣款失败' });
    const ywlsh = todo?.ywlsh ?? '';
    expect(await at((tx) => caseDetail(tx, HUAXIA, { ywlsh }))).toMatchObject({ blqd: '柜台代缴协议', kch: true });
    await at((tx) => setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: false, yy: '' }));
    await to('2026-12-22');
    expect(await jzny()).toBe('2026-12');
    expect(await pending(centre)).toBe(0n);
    expect(await at((tx) => trialBalance(tx.store))).toBe(0n);
  });
});

it('the months that the bank paid stand among the lists with their vouchers', async () => {
  const { list, total } = await at((tx) =>
    listRemittances(tx, HUAXIA, { ksny: '', jsny: '', zt: '4', page: 1, size: 5 }),
  );
  expect(total).toBe(41);
  expect(list[0]).toMatchObject({ hjny: '2026-11', hjrs: 48, hjje: '109101.60', hjfs: '02', zt: '4' });
  expect(new Set(list.map(({ pzh }) => pzh)).size).toBe(5);
});
