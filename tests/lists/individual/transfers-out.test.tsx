import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MenuNode } from '@/api/session/auth';
import TransfersOut from '@/lists/individual/transfers-out';
import { queryClient } from '@/session/query-client';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { call } from '../../handlers/call';
import { PEOPLE } from '../../people';

const PATH = '/grwt/zhxx/zyjx/ydzc_cx';
const LIST = '/api/izfgjj-zhfw/v1/zyjx/getZc';

const centre = fileCentre();
afterEach(() => queryClient.clear());

const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
const turn = (value: string) => call('/api/__qa__/parameter', { json: { key: 'p.zcCx', value } });

it('is paused until the centre opens it, in the menu and at its call', async () => {
  const { token } = await centre.signIn('1', PEOPLE.吴桂芳.zjhm);
  const enabled = async () => {
    const { data } = await call('/api/auth/v1/menu/pubClientTree', { token, query: { loginType: '1' } });
    return flat(data).find(({ path }) => path === PATH)?.enable;
  };
  const asked = () => call(LIST, { token, query: { page: '1', size: '20' } });
  expect(await enabled()).toBe('0');
  expect(await asked()).toMatchObject({ code: '1', msg: '异地转出查询暂未开放，转出情况可拨打12329查询' });
  expect(await turn('on')).toMatchObject({ code: '0' });
  expect(await enabled()).toBe('1');
  expect(await asked()).toMatchObject({ code: '0', data: { list: [], total: 0 } });
  await turn('off');
  expect(await enabled()).toBe('0');
  expect(await call('/api/__qa__/parameter', { json: { key: 'p.dkGr', value: 'on' } })).toMatchObject({ code: '1' });
});

it('shows what went to another centre, principal and interest apart', async () => {
  await turn('on');
  await call('/api/__qa__/letter-out', {
    json: { zjhm: PEOPLE.吴桂芳.zjhm, zxmc: '杭州住房公积金管理中心' },
  });
  await openPage(centre, PEOPLE.吴桂芳.zjhm, PATH, <TransfersOut />);
  expect(await screen.findByRole('row', { name: /杭州住房公积金管理中心.*已入账办结/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /转往杭州.*的进度$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^催办/ })).toBeNull();
});
