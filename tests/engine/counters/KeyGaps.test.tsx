import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { PEOPLE, UNITS } from '../../people';

const centre = fileCentre();

async function door(code: string, area: 'individual' | 'unit', account: string) {
  const entry = flowByCode(code, area);
  if (!entry) throw new Error(`${code} is not registered`);
  const { path } = entry;
  const { user } = await openPage(centre, account, path, <FlowPage entry={entry} />, area === 'unit' ? '2' : '1');
  await screen.findByText('暂时不能办理');
  return user;
}

describe('the door of a business, key information incomplete', () => {
  it('says to a person what is missing, what to bring and where to go, where the to-do leads', async () => {
    await door('GJ0302', 'individual', PEOPLE.王志强.zjhm);
    const missing = screen.getByRole('list', { name: '缺少的关键信息' });
    expect(missing).toHaveTextContent('证件有效期限：登记的居民身份证已于2026-08-14到期');
    expect(missing).toHaveTextContent('请携带：换领后的居民身份证原件');
    expect(await screen.findByRole('list', { name: '服务网点' })).toHaveTextContent(/地址：.+电话：.+办公时间：/);
    expect(screen.queryByRole('button', { name: '去完善' })).toBeNull();
  });

  it('says which branch is open now, those first, and where the form is', async () => {
    // Monday, 12:30: some branches have their break.
    centre.passTime((2 * 24 + 2.5) * 3_600_000);
    await door('GJ0302', 'individual', PEOPLE.王志强.zjhm);
    const list = await screen.findByRole('list', { name: '服务网点' });
    const states = (await within(list).findAllByText(/^(正在办公|午间休息)/)).map((one) =>
      (one.textContent ?? '').trim(),
    );
    const resting = states.indexOf('午间休息');
    expect(states).toContain('午间休息');
    expect(resting).toBeGreaterThan(0);
    expect(states.slice(resting)).toEqual(states.slice(resting).map(() => '午间休息'));
    expect(screen.getByRole('link', { name: '《个人信息变更申请表》' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^#?\/commonDownload\?gjz=/),
    );
  });

  it('says it to a unit', async () => {
    await door('GJ0201', 'unit', UNITS.新城餐饮.dwzh);
    expect(screen.getByRole('list', { name: '缺少的关键信息' })).toHaveTextContent(
      /法定代表人：.+请携带：营业执照副本/,
    );
    expect(await screen.findByRole('list', { name: '服务网点' })).toBeVisible();
  });
});
