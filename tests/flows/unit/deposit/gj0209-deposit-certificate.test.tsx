import { checkPaper } from '@mocks/centre/certificates/certificate-check';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issuedDocuments } from '@mocks/centre/documents/document';
import { balanceAt, memberAccount } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Actor, BusinessError } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { setInstruction } from '@mocks/centre/remittance/debit/standing-instruction';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchDocuments } from '@/api/archive/documents';
import { saveDraft } from '@/api/cases/drafts';
import { parseYuan } from '@/domain/money';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { ACCOUNT } from '../../../centre/remittance-world';
import { chooseOption } from '../../../choose-option';
import { fileCentre } from '../../../file-centre';
import { PEOPLE, UNITS } from '../../../people';
import { openPage, signedIn } from '../../open-page';

const { dwzh: HUAXIA } = UNITS.华夏精密;
const ACTOR: Actor = { kind: 'unit', dwzh: HUAXIA };
const RIGHT = { zmlx: '21', zmyt: '2', tjksny: '2026-09', tjjsny: '2026-11' };

const centre = fileCentre();

const handIn = (values: Record<string, unknown>) =>
  centre.transact((tx) =>
    submit(tx, ACTOR, { ywlx: 'GJ0209', ywlsh: issueNumber(tx, ACTOR, 'GJ0209'), ...RIGHT, ...values }),
  );
const wrong = (values: Record<string, unknown>) =>
  handIn(values).catch((failure: BusinessError) =>
    Object.keys(failure.fieldErrors).length > 0 ? failure.fieldErrors : failure.message,
  );
const issued = () => centre.transact(({ store }) => [...issuedDocuments(store).values()].at(-1));

it('is issued at once, says what the ledger says, and anybody can have it checked', async () => {
  const entry = flowByCode('GJ0209', 'unit');
  if (!entry) throw new Error('not registered');
  await signedIn(centre, HUAXIA, '2');
  await saveDraft({ ywlx: 'GJ0209', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });
  const { user } = await openPage(centre, HUAXIA, entry.path, <FlowPage entry={entry} />, '2');
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await screen.findByRole('radio', { name: /单位缴存证明/ });
  await user.click(screen.getByRole('button', { name: /下一步/ }));
  expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: /单位缴存证明/ }));
  await chooseOption(screen.getByRole('combobox', { name: '用途' }), '招投标');
  await user.click(screen.getByRole('button', { name: /下一步/ }));
  await screen.findByRole('heading', { name: '核对确认' });
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText(/证明已开具/)).toBeVisible();

  const { list } = await fetchDocuments({ zmlx: '21,22,23' as '21', page: 1, size: 10 });
  expect(list).toMatchObject([{ zmlx: '21', yt: '招投标', zt: '1', yxq: '2027-05-21' }]);
  const { zmbh = '', yzm = '' } = list[0] ?? {};
  const check = (code: string) =>
    centre.transact((tx) => checkPaper(tx, { address: 'somewhere', wall: 0, agent: '' }, { zmbh, yzm: code }));
  expect(await check(yzm)).toMatchObject({ zw: true, zt: '1', title: '单位住房公积金缴存证明' });
  expect(await check('AAAAAAAA')).toMatchObject({ zw: false });
});

it('month by month it is what reached the members', async () => {
  await handIn({});
  const record = await issued();
  const rows = record?.content.tables?.[0]?.rows ?? [];
  expect(rows.map(([month]) => month)).toEqual(['2026-09', '2026-10', '2026-11']);
  const [, people, , day = ''] = rows[2] ?? [];
  expect(people).toBe('48');
  const sum = rows.reduce((total, row) => total + (parseYuan((row[2] ?? '').replaceAll(',', '')) ?? 0n), 0n);
  const facts = record?.content.facts.find(({ label }) => label === '期间缴存合计')?.value.replace(/[,元]/g, '');
  expect(parseYuan(facts ?? '')).toBe(sum);
  // Somebody's own account rose on that day.
  const [at, before] = await centre.transact(({ store }) =>
    [day, '2026-11-01'].map((date) => balanceAt(store, memberAccount(PEOPLE.刘洋.grzh), date)),
  );
  expect((at ?? 0n) > (before ?? 0n)).toBe(true);
});

it('of a past period it says how many paid in at its end, not how many do now', async () => {
  await handIn({ tjksny: '2024-01', tjjsny: '2024-06' });
  const content = (await issued())?.content;
  const [month, people] = content?.tables?.[0]?.rows.at(-1) ?? [];
  expect(month).toBe('2024-06');
  expect(Number(people)).toBeLessThan(48);
  const said = content?.facts.find(({ label }) => label === '缴存人数')?.value;
  expect(said).toBe(`${people}人（2024-06）`);
});

it('a list of the chosen members, of the own unit alone', async () => {
  const list = { zmlx: '23', ryfw: '3' };
  expect(await wrong(list)).toEqual({ mx: '请填写指定职工，至少一名' });
  const other = { grzh: PEOPLE.周凯.grzh };
  const twice = { grzh: PEOPLE.刘洋.grzh };
  expect(await wrong({ ...list, mx: [twice, other, twice] })).toEqual({
    'mx.1.grzh': '本单位没有这名职工，请核对',
    'mx.2.grzh': '该职工重复，请删除一行',
  });
  await handIn({ ...list, mx: [twice] });
  const rows = (await issued())?.content.tables?.[0]?.rows ?? [];
  expect(rows.map((row) => row.slice(0, 4))).toEqual([[PEOPLE.刘洋.grzh, '刘洋', '110***********4522', '正常']]);
  await handIn({ zmlx: '23', ryfw: '2' });
  expect((await issued())?.content.tables?.[0]?.rows.every((row) => row[3] === '正常')).toBe(true);
});

it.each<[string, Record<string, unknown>, Record<string, string>]>([
  [
    'longer than five years',
    { tjksny: '2021-11' },
    { tjksny: '起始年月不能早于首次汇缴年月2023-07', tjjsny: '证明期间不能大于60个月' },
  ],
  ['not paid yet', { tjjsny: '2026-12' }, { tjjsny: '截止年月不能晚于缴至年月2026-11' }],
  ['backwards', { tjksny: '2026-11', tjjsny: '2026-10' }, { tjjsny: '截止年月不能早于起始年月' }],
  ['another purpose in no words', { zmyt: '4' }, { yths: '请输入用途说明' }],
])('%s is refused', async (_, values, errors) => {
  expect(await wrong(values)).toEqual(errors);
});

it('with months unpaid there is no clean record, and it says which', async () => {
  expect((await handIn({ zmlx: '22' })).ywzt).toBe('99');
  // It remits by itself from now on, and does not.
  for (const zt of ['1', '0']) await centre.transact((tx) => setInstruction(tx, ACTOR, { zt, zhbh: ACCOUNT }));
  await centre.transact((tx) => moveClock(tx, { now: '2026-12-16' }));
  expect(await wrong({ zmlx: '22' })).toEqual({
    zmlx: expect.stringMatching(/^存在未办结的行政执法事项，暂不能开具：2026-12/),
  });
});
