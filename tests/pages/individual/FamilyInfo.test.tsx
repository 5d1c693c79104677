import { balanceOf, memberAccount } from '@mocks/centre/kernel/accounts/ledger';
import { households } from '@mocks/centre/registers/households';
import { setRegister } from '@mocks/centre/registers/register-queries';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import '@/flows/registry';
import { setQueryConsent } from '@/api/cases/available-businesses';
import { fetchFamilyInfo } from '@/api/person/family-info';
import { fetchAccessLog } from '@/api/session/access-log';
import { toYuan } from '@/domain/money';
import FamilyInfo from '@/pages/individual/FamilyInfo';
import { queryClient } from '@/session/query-client';
import { openPage, signedIn } from '../../flows/open-page';
import { PEOPLE } from '../../people';

const { 周凯, 赵敏, 张建国, 何静 } = PEOPLE;

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterEach(() => {
  queryClient.clear();
  return centre.reset();
});
afterAll(() => centre.close());

const open = (zjhm: string) => openPage(centre, zjhm, '/grwt/zhxx/zhxxbg/jtxx', <FamilyInfo />);
const consented = async (zjhm: string) => {
  await signedIn(centre, zjhm);
  await setQueryConsent(true);
};

it('asks before it looks, shows the family as registered with the time of the query, and forgets it when asked to', async () => {
  const { user } = await open(周凯.zjhm);
  expect(await fetchFamilyInfo()).toMatchObject({ sq: false, jt: null });
  await user.click(await screen.findByRole('button', { name: '授权并查询' }));
  const members = await screen.findByRole('region', { name: '家庭成员' });
  expect(members).toHaveTextContent('婚姻登记已婚配偶姓名赵*');
  expect(members).not.toHaveTextContent(赵敏.zjhm);
  expect(members).toHaveTextContent('未成年子女1个');
  expect(screen.getByRole('region', { name: '住房' })).toHaveTextContent('家庭名下住房0套');
  expect(screen.getByText(/^登记查询于2026-11-21 10:/)).toBeVisible();
  expect(screen.getByRole('link', { name: '更新' })).toHaveAttribute('href', '/grwt/zhxx/zhxxbg/grzhxxbg');
  await user.click(screen.getByRole('button', { name: '撤回授权' }));
  expect(await screen.findByRole('button', { name: '授权并查询' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '家庭成员' })).not.toBeInTheDocument();
});

it('tells what they could borrow by the own balance, and never what the spouse has', async () => {
  await consented(周凯.zjhm);
  const own = await centre.transact(({ store }) => balanceOf(store, memberAccount(周凯.grzh)));
  const { jt } = await fetchFamilyInfo();
  expect(jt?.kd.map(({ mx }) => mx.map(({ je }) => je))).toEqual([
    ['600000.00', toYuan(own * 20n)],
    // The spouse counts with 10,000.00 until an application is signed.
    ['1000000.00', toYuan((own + 1_000_000n) * 20n)],
  ]);
  await open(周凯.zjhm);
  expect(await screen.findByRole('region', { name: '本人申请，最高' })).toBeVisible();
  const together = screen.getByRole('region', { name: '夫妻共同申请，至少' });
  expect(together).toHaveTextContent('家庭最高额度1,000,000.00元');
  const theirs = await centre.transact(({ store }) => balanceOf(store, memberAccount(赵敏.grzh)));
  expect(JSON.stringify(jt)).not.toContain(toYuan(theirs));
});

it('raises the cap for two children under age', async () => {
  await centre.transact(({ store }) => {
    households(store).put(周凯.zjhm, { zjhm: 周凯.zjhm, znsr: ['2019-05-20', '2022-02-02', '2001-01-01'] });
  });
  await consented(周凯.zjhm);
  expect((await fetchFamilyInfo()).jt).toMatchObject({ znsl: 2, kd: [{ mx: [{ je: '720000.00' }, {}] }, {}] });
});

it('says why nothing can be borrowed now, and what the register of residents does not know', async () => {
  await consented(张建国.zjhm);
  await open(张建国.zjhm);
  const home = await screen.findByRole('region', { name: '住房' });
  expect(home).toHaveTextContent('云州市朝阳区翠湖路18号3栋2单元1201');
  expect(screen.getByRole('region', { name: '家庭成员' })).toHaveTextContent('未成年子女户籍登记中没有记录');
  expect(screen.getByRole('region', { name: '家庭可贷额度' })).toHaveTextContent(
    '本人及配偶没有未结清的住房公积金贷款：您的情况为本人有1笔未结清',
  );
});

it('writes each query into the access log of both', async () => {
  await consented(何静.zjhm);
  await fetchFamilyInfo();
  const own = await fetchAccessLog({ lx: '2', page: 1, size: 20 });
  expect(own.list[0]).toMatchObject({ fs: '系统（家庭信息）' });
  expect(own.list[0]?.nr).toMatch(/^查询家庭信息时核查.*不动产登记.*婚姻登记/);
  await signedIn(centre, PEOPLE.冯军.zjhm);
  const spouse = await fetchAccessLog({ lx: '2', page: 1, size: 20 });
  expect(spouse.list[0]?.fs).toBe('系统（何*办理家庭信息）');
});

it('offers another try when the registers do not answer', async () => {
  await consented(周凯.zjhm);
  await centre.fault({ path: '/api/izfgjj-zhfw/v1/grxx/jtxx', kind: 'status', value: 500 });
  const { user } = await open(周凯.zjhm);
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  expect(await screen.findByRole('region', { name: '家庭成员' })).toBeVisible();
});

it('while a register does not answer, nothing it keeps is shown as known, and no limit is reckoned from it', async () => {
  await consented(周凯.zjhm);
  await centre.transact(({ store }) => setRegister(store, '不动产登记', false));
  const { user } = await open(周凯.zjhm);
  expect(await screen.findByText('不动产登记暂时没有应答')).toBeVisible();
  expect(screen.getByRole('region', { name: '住房' })).toHaveTextContent('家庭名下住房待核查本人名下待核查');
  expect(screen.getByRole('region', { name: '家庭成员' })).toHaveTextContent('婚姻登记已婚');
  const limits = screen.getByRole('region', { name: '家庭可贷额度' });
  expect(limits).toHaveTextContent('再次购房按待核查');
  expect(limits).not.toHaveTextContent('申请，');
  await centre.transact(({ store }) => setRegister(store, '不动产登记', true));
  await user.click(screen.getByRole('button', { name: '重新查询' }));
  expect(await screen.findByRole('region', { name: '本人申请，最高' })).toBeVisible();
  expect(screen.getByRole('region', { name: '住房' })).toHaveTextContent('家庭名下住房0套');
});
