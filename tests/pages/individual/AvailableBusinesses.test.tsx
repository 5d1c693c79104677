import { giveQueryConsent } from '@mocks/centre/access/query-consents';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import AvailableBusinesses from '@/pages/individual/AvailableBusinesses';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { PEOPLE } from '../../people';
import '@/flows/registry';

const centre = fileCentre();

const open = (zjhm: string) => openPage(centre, zjhm, '/grwt/wnbl', <AvailableBusinesses />);
const can = () => screen.findByRole('region', { name: '现在可以申请' });
/** A group that is folded says how many it has, and which when it is pressed. */
async function unfold(user: UserEvent, name: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name });
  await user.click(within(region).getByRole('heading', { level: 2 }));
  return region;
}
const item = (region: HTMLElement, name: string) => {
  const found = within(region)
    .getAllByRole('listitem')
    .find((one) => within(one).queryByRole('heading', { name }));
  if (!found) throw new Error(`${name} is not there`);
  return found;
};

it('asks for the consent first, shows each business with its reason, and forgets it when the consent is taken back', async () => {
  const { user } = await open(PEOPLE.张建国.zjhm);
  await user.click(await screen.findByRole('button', { name: '授权并核对' }));
  const may = await can();
  expect(item(may, '偿还购房贷款提取')).toHaveTextContent('最多可提 ¥38,504.76');
  const sometimes = await unfold(user, '有相应情况时可以申请');
  expect(within(sometimes).getByRole('link', { name: '去办理装修提取' })).toHaveAttribute(
    'href',
    '/grwt/tqSys/tqyw/qtyy_tq?qttqyy=11',
  );
  const not = await unfold(user, '目前不适合您');
  expect(item(not, '租房提取')).toHaveTextContent(
    '本人及配偶在本市无自有住房：您的情况为查询结果：本人名下1套（2026-11-21），要求0套（成年子女的住房不计入）。',
  );
  expect(within(not).queryByRole('link', { name: '去办理租房提取' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '撤回授权' }));
  expect(await screen.findByRole('button', { name: '授权并核对' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '现在可以申请' })).toBeNull();
});

it('names the sum first where the centre can foretell it, with how it was computed', async () => {
  await open(PEOPLE.刘洋.zjhm);
  const first = within(await can()).getAllByRole('listitem')[0];
  expect(first).toHaveTextContent(/^租房提取最多可提 ¥30,720.00/);
  expect(first).toHaveTextContent('2,496.00元 × 8个月 + 2,688.00元 × 4个月');
  expect(within(first as HTMLElement).getByRole('link', { name: '去办理租房提取' })).toHaveAttribute(
    'href',
    '/grwt/tqSys/tqyw/zfzj_tq',
  );
});

it('a list that does not come can be asked for again; a consent that fails leaves things as they are', async () => {
  await centre.fault({ path: '/api/izfgjj-zhfw/v1/wnbl/getList', kind: 'status', value: 500 });
  const { user } = await open(PEOPLE.张建国.zjhm);
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  const consent = await screen.findByRole('button', { name: '授权并核对' });
  await centre.fault({ path: '/api/izfgjj-zhfw/v1/wnbl/sq', kind: 'status', value: 500 });
  await user.click(consent);
  expect(await screen.findByText('服务接口异常，请反馈给管理员')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /授权并核对$/ })).toBeEnabled();
});

const OF_OWNERS = ['装修提取', '物业费提取', '加装电梯提取', '专项维修资金提取', '偿还购房贷款提取'];
const OF_THE_FLEXIBLE = ['月缴存额调整', '扣款账户变更', '灵活就业封存', '灵活就业人员预缴/补缴'];

it.each([
  { who: '刘洋', first: ['租房提取'], notFor: [...OF_OWNERS, ...OF_THE_FLEXIBLE] },
  { who: '张建国', first: ['偿还购房贷款提取'], notFor: ['租房提取', '贷款申请', ...OF_THE_FLEXIBLE] },
  { who: '阿依古丽', first: ['租房提取'], notFor: OF_OWNERS },
] as const)(
  '$who: first what has a sum; what cannot concern the person is folded away',
  async ({ who, first, notFor }) => {
    await centre.transact((tx) => giveQueryConsent(tx, { kind: 'person', grzh: PEOPLE[who].grzh }));
    const { user } = await open(PEOPLE[who].zjhm);
    const titles = (region: HTMLElement) =>
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(titles(await can())).toEqual(first);
    const sometimes = titles(await unfold(user, '有相应情况时可以申请'));
    const not = titles(await unfold(user, '目前不适合您'));
    expect(not).toEqual(expect.arrayContaining([...notFor]));
    for (const title of notFor) expect(sometimes).not.toContain(title);
  },
);
