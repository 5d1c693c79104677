import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { call } from '../../handlers/call';
import { UNITS } from '../../people';
import { renderHall } from '../../render-hall';

const HALL = '/api/izfgjj-zhfw/v1';
const REFUSAL = '本单位尚未同意单位网上业务协议，请先阅读并同意后再办理业务';

const centre = fileCentre();

describe('a unit that has not agreed to the agreement of units', () => {
  it('is led to it, agrees there, and then stands before what else is missing', async () => {
    const { user, router, address } = await renderHall('/dwwt/jcyw/dw_huij', { centre, person: '北辰物业' });
    expect(await screen.findByText(REFUSAL)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '去阅读并同意' }));
    expect(await screen.findByRole('heading', { level: 1, name: '单位网上业务协议' })).toBeVisible();
    expect(address()).toBe('/user_agreement?xylx=unit');

    const consent = within(await screen.findByRole('region', { name: '同意协议' }));
    await user.click(consent.getByRole('button', { name: '同意' }));
    expect(consent.getByRole('alert')).toHaveTextContent('请先阅读并同意以上条款');
    await user.click(consent.getByRole('checkbox', { name: '我已代表本单位阅读并同意以上条款' }));
    expect(consent.queryByRole('alert')).toBeNull();
    await user.click(consent.getByRole('button', { name: '同意' }));
    expect(await screen.findByRole('link', { name: '返回首页' })).toBeVisible();
    expect(screen.getByText(/^本单位已同意本协议，2026-11-21/)).toBeVisible();

    await router.navigate('/dwwt/jcyw/dw_huij');
    expect(await screen.findByText('请先确认单位结息对账单后再办理业务')).toBeVisible();
  });

  it('finds it among its to-dos', async () => {
    await renderHall('/dwwt/DwwtHome', { centre, person: '北辰物业' });
    expect(await screen.findByRole('link', { name: '同意单位网上业务协议' })).toHaveAttribute(
      'href',
      '#/user_agreement?xylx=unit',
    );
  });

  it('is refused by the centre, too, until it has agreed to the version in force', async () => {
    const { token } = await centre.signIn('2', UNITS.北辰物业.dwzh);
    const query = { ywlx: 'GJ0203' };
    const ywlsh = (await call(`${HALL}/id/getYthptYwbh`, { token, query })).data;
    const save = () => call(`${HALL}/jstz/save`, { token, json: { ...query, ywlsh } });
    expect(await save()).toMatchObject({ code: '1', msg: REFUSAL });
    expect(await call(`${HALL}/yhxy/dwTy`, { token, json: { bb: '旧版' } })).toMatchObject({
      code: '1',
      msg: '协议已更新，请刷新页面，阅读新的协议后再同意',
    });
    expect((await call(`${HALL}/jcdwxx/dwfwyqrdzd`, { token })).data).toEqual({ sftyxy: '0', sfqr: '0', tysj: '' });
    const { bb } = (await call(`${HALL}/yhxy/getXyxq`, { query: { xylx: 'unit' } })).data;
    expect((await call(`${HALL}/yhxy/dwTy`, { token, json: { bb } })).code).toBe('0');
    const { data } = await call(`${HALL}/jcdwxx/dwfwyqrdzd`, { token });
    expect(data).toMatchObject({ sftyxy: '1', sfqr: '0', tysj: expect.stringMatching(/^2026-11-21 /) });
    // Once more changes nothing of when it agreed.
    await call(`${HALL}/yhxy/dwTy`, { token, json: { bb } });
    expect((await call(`${HALL}/jcdwxx/dwfwyqrdzd`, { token })).data).toEqual(data);
  });
});

it('a guest, and a unit that has agreed, reads the agreement and is asked nothing', async () => {
  await renderHall('/user_agreement?xylx=unit', { centre });
  expect(await screen.findByRole('heading', { level: 2, name: /^一、/ })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
