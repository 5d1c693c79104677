import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { persons } from '@mocks/centre/kernel/people';
import { reliefs } from '@mocks/centre/kernel/unit/unit-reliefs';
import { loansOf } from '@mocks/centre/loans/loans';
import { carried } from '@mocks/centre/members/interest-to-date';
import { requestTransferOut } from '@mocks/centre/members/transfers/transfer-out';
import { expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { centrePerTest, FANG_LI } from '../../fixture';
import { settleLoan } from '../../loan-fixture';

const zxmc = '杭州住房公积金管理中心';
const centre = centrePerTest();
const out = (zjhm: string) => centre.transact((tx) => requestTransferOut(tx, { zjhm, zxmc }));

it('a sealed account goes with its interest to date and is closed; 30 June pays nothing more', async () => {
  const { grzh, zjhm } = PEOPLE.吴桂芳;
  const { balance, interest } = await centre.transact((tx) => carried(tx, grzh));
  expect(interest).toBeGreaterThan(0n);
  const letter = await out(zjhm);
  expect(letter).toMatchObject({ zyzt: '20', bj: balance, lx: interest, dz: balance + interest });
  await centre.transact((tx) => {
    const last = postingsOf(tx.store, memberAccount(grzh)).slice(-3);
    expect(last.map(({ entry, line }) => [entry.kind, entry.zhaiyao.split('（')[0], line.fen])).toEqual([
      ['07', '外部转出结息', interest],
      ['07', '外部转出本金', -balance],
      ['07', '外部转出利息', -interest],
    ]);
    expect(balanceOf(tx.store, memberAccount(grzh))).toBe(0n);
    expect(persons(tx.store).get(grzh)?.grzhzt).toBe('04');
    moveClock(tx, { now: '2027-07-01' });
    expect(balanceOf(tx.store, memberAccount(grzh))).toBe(0n);
    expect(trialBalance(tx.store)).toBe(0n);
  });
  expect(await out(zjhm)).toMatchObject({
    zyzt: '13',
    jd: expect.arrayContaining([expect.objectContaining({ sm: expect.stringMatching(/^不予转出：账户已销户；/) })]),
  });
});

it.each([
  [PEOPLE.刘洋, '账户仍在缴存，尚未封存'],
  [PEOPLE.郑涛, '账户已被冻结'],
])('%o stays: %s', async ({ zjhm, grzh }, why) => {
  const before = await centre.transact(({ store }) => balanceOf(store, memberAccount(grzh)));
  const letter = await out(zjhm);
  expect(letter.zyzt).toBe('13');
  // As its progress says it: reason, rule and next step.
  expect(letter.jd.at(-1)?.sm).toBe(
    `不予转出：${why}；依据：《个人住房公积金账户转移接续办法》（云房金〔2026〕2号）；处理后请在${letter.zxmc}重新申请`,
  );
  expect(await centre.transact(({ store }) => balanceOf(store, memberAccount(grzh)))).toBe(before);
});

it('who borrowed along stays until the loan is paid off, as its borrower does', async () => {
  const { zjhm, grzh } = PEOPLE.唐悦;
  await centre.transact(({ store }) => {
    const own = persons(store).get(grzh);
    if (own) persons(store).put(grzh, { ...own, grzhzt: '02' });
  });
  expect((await out(zjhm)).jd.at(-1)?.sm).toMatch(/^不予转出：有未还清的公积金贷款；依据：.+；处理后请在.+重新申请$/);
  await centre.transact((tx) => {
    for (const loan of loansOf(tx.store, PEOPLE.方立.grzh)) settleLoan(tx, FANG_LI, loan);
  });
  expect((await out(zjhm)).zyzt).toBe('20');
});

it('months put off that nobody has made up do not keep the account, and the member is told of them', async () => {
  const { grzh, zjhm } = PEOPLE.吴桂芳;
  await centre.transact(({ store }) => {
    const own = persons(store).get(grzh);
    const span = own?.spans.at(-1);
    if (!own || !span) throw new Error('nobody');
    persons(store).put(grzh, { ...own, spans: [...own.spans, { ...span, from: '2026-11', to: '2026-11' }] });
    const terms = { lx: 'hj' as const, ksny: '2026-11', jsny: '2026-11', pzwh: '', dwjcbl: '', grjcbl: '' };
    reliefs(store).put('hj', { ...terms, ywlsh: 'hj', dwzh: span.dwzh, jhbjrq: '2027-06-30' });
  });
  expect((await out(zjhm)).zyzt).toBe('20');
  const [told] = await centre.transact((tx) => listMessages(tx, { kind: 'person', grzh }, { page: 1, size: 1 }).list);
  expect(told?.nr).toContain('尚未为您缴存2026-11，请向单位追补');
});
