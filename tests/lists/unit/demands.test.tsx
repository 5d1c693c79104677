import { arrearsOf } from '@mocks/centre/certificates/unit-certificates';
import { moveClock } from '@mocks/centre/daily-jobs';
import { documentOfActor } from '@mocks/centre/documents/document';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { units } from '@mocks/centre/kernel/people';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { todos } from '@mocks/centre/office/cases';
import { actOnComplaint, waitingComplaints } from '@mocks/centre/public/complaints/complaints-steps';
import { listDemands, replyToDemand } from '@mocks/centre/public/complaints/demand-replies';
import { setInstruction } from '@mocks/centre/remittance/debit/standing-instruction';
import { openEnforcement } from '@mocks/centre/remittance/demands';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { remittanceCode } from '@/domain/deposit/remittance';
import { fenOf } from '@/domain/money';
import demands from '@/lists/unit/demands';
import { ACCOUNT, transfer } from '../../centre/remittance-world';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { OPERATORS, UNITS } from '../../people';

const { dwzh: HUAXIA } = UNITS.华夏精密;
const ACTOR: Actor = { kind: 'unit', dwzh: HUAXIA };
const DemandList = demands;

const centre = fileCentre();

const to = (now: string) => centre.transact((tx) => moveClock(tx, { now }));
const list = () => centre.transact((tx) => listDemands(tx, ACTOR, { zt: '', page: 1, size: 10 }).list);
/** December is not paid: the unit remits by itself, and does not. */
const unpaid = async () => {
  for (const zt of ['1', '0']) await centre.transact((tx) => setInstruction(tx, ACTOR, { zt, zhbh: ACCOUNT }));
  await to('2026-12-16');
};

it('nothing is served on a unit that pays', async () => {
  await to('2027-02-01');
  expect(await list()).toEqual([]);
});

it('a reminder on the first day after the last, then the order to pay, then the penalty; each is told', async () => {
  await unpaid();
  expect(await list()).toMatchObject([{ lx: '1', qj: '2026-12', je: '109680.00', qx: '2026-12-31', zt: '0' }]);
  expect(await centre.transact((tx) => openEnforcement(tx, HUAXIA))).toBe('');
  await to('2027-01-01');
  expect(await list()).toMatchObject([
    { lx: '2', zt: '0' },
    { lx: '1', zt: '2' },
  ]);
  expect(await centre.transact((tx) => openEnforcement(tx, HUAXIA))).toContain('责令限期缴存通知书');
  await to('2027-01-17');
  expect((await list())[0]).toMatchObject({ lx: '3', qj: '2026-12至2027-01' });
  const told = (await centre.outbox()).filter(({ text }) => text?.includes('行政处罚告知书'));
  expect(told.map(({ to: phone }) => phone)).toEqual([OPERATORS.吴晓东.jbrsjhm]);
});

it('after the last step what becomes overdue later is asked for from the beginning; both stand among what is to do', async () => {
  await unpaid();
  await to('2027-03-04');
  expect((await list()).map(({ lx, qj, sdrq }) => [lx, qj, sdrq]).slice(0, 3)).toEqual([
    ['2', '2027-02', '2027-03-04'],
    ['1', '2027-02', '2027-02-16'],
    ['3', '2026-12至2027-01', '2027-01-17'],
  ]);
  const waiting = await centre.transact((tx) => todos(tx, ACTOR).filter(({ lj }) => lj === '/dwwt/cxyw/cjws'));
  expect(waiting.map(({ title }) => title.replace(/（.*/, ''))).toEqual(['行政处罚告知书', '责令限期缴存通知书']);
});

it('the unit says its word once', async () => {
  await unpaid();
  const { user } = await openPage(centre, HUAXIA, '/dwwt/cxyw/cjws', <DemandList />, '2');
  await user.click(await screen.findByRole('button', { name: /^回复WS/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '提交回复' }));
  expect(await dialog.findByRole('link', { name: '请输入回复内容' })).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: '回复内容' }), '本周内转账');
  await user.click(dialog.getByRole('button', { name: '提交回复' }));
  expect(await screen.findByRole('cell', { name: /已回复/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: '本周内转账' })).toBeVisible();
  const [{ wsh = '' } = {}] = await list();
  const [told] = await centre.transact((tx) => listMessages(tx, ACTOR, { page: 1, size: 1 }).list);
  expect(told).toMatchObject({ title: `催缴提醒（${wsh}）已回复`, nr: expect.stringContaining('本周内转账') });
  const again = centre.transact((tx) => replyToDemand(tx, ACTOR, { wsh, nr: '另一句' }));
  await expect(again).rejects.toThrow(/已于.*回复/);
  const others = centre.transact((tx) =>
    replyToDemand(tx, { kind: 'unit', dwzh: UNITS.东方云商.dwzh }, { wsh, nr: '不是本单位' }),
  );
  await expect(others).rejects.toThrow('未找到该文书');
});

it('an order to pay can be opened, and says what of it is paid by now', async () => {
  // The bank refuses: the list of December waits for its money.
  await centre.transact((tx) => setDebitSwitch(tx, { dwzh: HUAXIA, fail: true, yy: '' }));
  await to('2027-01-25');
  const [penalty] = await list();
  expect(penalty).toMatchObject({
    lx: '3',
    qj: '2026-12至2027-01',
    yjje: penalty?.je,
    sjje: '0.00',
    wjje: penalty?.je,
  });
  const paper = await centre.transact((tx) => documentOfActor(tx, ACTOR, penalty?.zmbh ?? ''));
  expect(paper.content).toMatchObject({ title: '行政处罚告知书', seal: true });
  // What is intended, by which clause, and how the unit is heard.
  expect(paper.content.paragraphs?.join('')).toMatch(
    /依据《住房公积金管理条例》第三十八条，中心拟申请人民法院对上列尚欠金额强制执行.*陈述和申辩/,
  );
  await openPage(centre, HUAXIA, '/dwwt/cxyw/cjws', <DemandList />, '2');
  expect(await screen.findByRole('button', { name: `预览文书${penalty?.wsh}` })).toBeVisible();
  // A part counts as soon as it has come, not only once the list is booked.
  await centre.transact((tx) => transfer(tx, '60000.00', { fy: remittanceCode(HUAXIA, '2026-12') }));
  const [partly] = await list();
  expect(partly).toMatchObject({ yjje: penalty?.je, sjje: '60000.00', lj: expect.stringContaining('hjpz?qcqrdh=') });
  expect(fenOf(partly?.wjje ?? '')).toBe(fenOf(penalty?.je ?? '') - 6_000_000n);
  await centre.transact((tx) => transfer(tx, '49680.00', { fy: remittanceCode(HUAXIA, '2026-12') }));
  const [later] = await list();
  expect(later).toMatchObject({ je: penalty?.je, sjje: '109680.00' });
  expect(fenOf(later?.wjje ?? '')).toBe(fenOf(penalty?.je ?? '') - 10_968_000n);
});

it('an order to pay stands in the to-dos; what has to be put right before is said first, and the way leads there', async () => {
  await unpaid();
  await to('2027-01-01');
  const [order] = await list();
  const found = await centre.transact((tx) => todos(tx, ACTOR).filter(({ lj }) => lj === '/dwwt/cxyw/cjws'));
  expect(found).toMatchObject([
    {
      title: `责令限期缴存通知书（${order?.wsh}）`,
      sxsm: expect.stringContaining(`请于${order?.qx}当日24时前缴清`),
      rq: order?.qx,
    },
  ]);
  await centre.transact((tx) => {
    const unit = units(tx.store).get(HUAXIA);
    if (unit) units(tx.store).put(HUAXIA, { ...unit, statementConfirmed: false });
  });
  await openPage(centre, HUAXIA, '/dwwt/cxyw/cjws', <DemandList />, '2');
  const [row] = await screen.findAllByRole('row', { name: new RegExp(`^${order?.wsh}`) });
  expect(row).toHaveTextContent('请先确认单位结息对账单后再办理业务');
  expect(within(row as HTMLElement).getByRole('link', { name: '去办理' })).toHaveAttribute(
    'href',
    '/dwwt/cxyw/dwlxd_cx',
  );
  expect(within(row as HTMLElement).queryByRole('link', { name: '去缴纳' })).toBeNull();
});

it('a part that came before counts in what is served: owed, come and still owed, in message, letter and list', async () => {
  await centre.transact((tx) => setDebitSwitch(tx, { dwzh: HUAXIA, fail: true, yy: '' }));
  await to('2026-12-15');
  await centre.transact((tx) => transfer(tx, '60000.00', { fy: remittanceCode(HUAXIA, '2026-12') }));
  await to('2026-12-22');
  const said = '2026-12住房公积金应缴109,680.00元，已到账60,000.00元，尚欠49,680.00元';
  const [told] = await centre.transact((tx) => listMessages(tx, ACTOR, { page: 1, size: 1 }).list);
  expect(told).toMatchObject({ title: '催缴提醒', nr: expect.stringContaining(said) });
  expect(await centre.transact((tx) => arrearsOf(tx, ACTOR))).toBe(said);
  expect(await list()).toMatchObject([{ je: '49680.00', yjje: '109680.00', sjje: '60000.00', wjje: '49680.00' }]);
  // Its list waits for the rest: it is paid there.
  expect((await list())[0]?.lj).toContain('/dwwt/cxyw/hjpz?qcqrdh=QC');
  await to('2027-01-07');
  const [order] = await list();
  const paper = await centre.transact((tx) => documentOfActor(tx, ACTOR, order?.zmbh ?? ''));
  expect(paper.content.facts).toEqual(
    expect.arrayContaining([
      { label: '应缴金额', value: '109,680.00元' },
      { label: '已到账金额', value: '60,000.00元' },
      { label: '尚欠金额', value: '49,680.00元' },
    ]),
  );
  await centre.transact((tx) => transfer(tx, '49680.00', { fy: remittanceCode(HUAXIA, '2026-12') }));
  expect(await list()).toMatchObject([
    { lx: '2', zt: '3', wjje: '0.00', lj: '' },
    { lx: '1', zt: '3', je: '49680.00', sjje: '109680.00', wjje: '0.00' },
  ]);
});

it('a reply that no clerk has answered is answered by the books on the promised day, in the list and by SMS', async () => {
  await unpaid();
  const [{ wsh = '' } = {}] = await list();
  const say = () => centre.transact((tx) => replyToDemand(tx, ACTOR, { wsh, nr: '本周内转账' }));
  expect(await say()).toMatchObject({ dfnr: '稽核执法处将于2026-12-23前答复', dfsj: '' });
  await to('2026-12-22');
  expect(await list()).toMatchObject([{ dfsj: '' }]);
  await to('2026-12-23');
  expect(await list()).toMatchObject([
    {
      dfnr: expect.stringContaining('贵单位2026-12住房公积金109,680.00元尚未汇缴。请于2026-12-31当日24时前缴清'),
      dfsj: expect.stringContaining('2026-12-23'),
    },
  ]);
  const sms = (await centre.outbox()).find(({ text }) => text?.includes('已答复'));
  expect(sms).toMatchObject({ to: OPERATORS.吴晓东.jbrsjhm, text: expect.stringContaining('“催缴与文书”') });
  await openPage(centre, HUAXIA, '/dwwt/cxyw/cjws', <DemandList />, '2');
  expect(await screen.findByRole('cell', { name: /请于2026-12-31当日24时前缴清/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^查看答复TS/ })).toBeVisible();
});

it('the clerk may answer sooner', async () => {
  await unpaid();
  const [{ wsh = '' } = {}] = await list();
  await centre.transact((tx) => replyToDemand(tx, ACTOR, { wsh, nr: '本周内转账' }));
  await centre.transact((tx) => {
    const id = waitingComplaints(tx).find(({ bt }) => bt.includes(wsh))?.tsbh ?? '';
    actOnComplaint(tx, { id, action: 'answer', text: '请按期缴清。' });
  });
  expect(await list()).toMatchObject([{ dfnr: '请按期缴清。' }]);
});
