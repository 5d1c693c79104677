import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchCaseRows } from '@/api/cases/case-rows';
import { phoneChangeImport } from '@/flows/unit/account/gj0311-phone-change-import';
import { sealReasonImport } from '@/flows/unit/account/gj0312-seal-reason-import';
import { addressChangeImport } from '@/flows/unit/account/gj0314-address-change-import';
import { workerHere } from '../../../engine/import/worker-here';
import { fileCentre } from '../../../file-centre';
import { NEW_PHONES, PEOPLE } from '../../../people';
import { faults } from '../../flow-steps';
import { memberHere, UNIT_OPTIONS } from '../account/unit-options';
import { handInChecked, sendAndPromise, toRows } from '../row-steps';

const { 刘洋 } = PEOPLE;

const centre = fileCentre();
afterEach(() => vi.unstubAllGlobals());

/** With this member in the first row. */
function atForm(code: 'GJ0311' | 'GJ0314', search = `?grzh=${刘洋.grzh}`) {
  vi.stubGlobal('Worker', workerHere(code === 'GJ0311' ? phoneChangeImport : addressChangeImport));
  return toRows(centre, code, { search });
}

const rowsOf = async (ywlsh: string) => (await fetchCaseRows({ ywlsh, page: 1, size: 10 })).list;

it('GJ0311 an empty form says what is missing; a number that is none, or somebody else’s, is not sent', async () => {
  const { user } = await atForm('GJ0311', '');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect(faults()).toEqual(['请填写或导入修改明细，并改正没有通过核对的行', '请勾选承诺书']);
  await user.click(screen.getByRole('button', { name: '添加一行' }));
  await user.type(await screen.findByRole('textbox', { name: '第1行的个人账号' }), `${刘洋.grzh}{Enter}`);
  await user.type(screen.getByRole('textbox', { name: /的姓名$/ }), '刘扬{Enter}');
  await user.type(screen.getByRole('textbox', { name: /的新手机号$/ }), '1395555666{Enter}');
  const row = await screen.findByRole('row', { name: /姓名与个人账号不匹配/ });
  await waitFor(() => expect(row).toHaveTextContent('请输入正确格式的手机号'));
  expect(screen.getByRole('button', { name: '保存全部1行明细' })).toBeDisabled();
});

it('GJ0311 sends the new number its code and tells the old one; the case says how it stands', async () => {
  const { user } = await atForm('GJ0311');
  await user.type(await screen.findByRole('textbox', { name: '刘洋的新手机号' }), `${NEW_PHONES.member}{Enter}`);
  await sendAndPromise(user, 1);
  const { ywlsh, ywzt } = await handInChecked(user, 'GJ0311', /已发送确认短信，已确认0人，待确认1人/);
  expect(ywzt).toBe('99');
  const told = await centre.outbox();
  expect(told.find(({ to }) => to === NEW_PHONES.member)?.text).toMatch(
    /请在2026-11-24 10:\d\d:\d\d前登录网上办事大厅确认/,
  );
  expect(told.find(({ to }) => to === 刘洋.sjhm)?.text).toContain('变更为139****6666，经您本人确认后才生效');
  expect(await rowsOf(ywlsh)).toEqual([['刘洋', 刘洋.grzh, '138****0007', '139****6666', '待确认']]);
});

it('GJ0314 a place that is nowhere is said; the new address is the member’s at once', async () => {
  const { user } = await atForm('GJ0314');
  const place = await screen.findByRole('textbox', { name: '刘洋的省市区' });
  await user.type(place, '北京市东京区{Enter}');
  await screen.findByRole('row', { name: /省市区不存在/ });
  await user.clear(place);
  await user.type(place, '江苏省 南京市 鼓楼区{Enter}');
  await user.type(screen.getByRole('textbox', { name: '刘洋的详细地址' }), '中山路18号{Enter}');
  await sendAndPromise(user, 1);
  const { ywlsh } = await handInChecked(user, 'GJ0314');
  expect(await rowsOf(ywlsh)).toEqual([['刘洋', 刘洋.grzh, '江苏省南京市鼓楼区中山路18号', '--']]);
  const told = (await centre.outbox()).find(({ to }) => to === 刘洋.sjhm);
  expect(told?.text).toContain('将您登记的家庭地址改为江苏省南京市鼓楼区中山路18号');
});

it('GJ0312 tells the former reason and day of a row with a fault, and nothing of an account that is nobody’s', () => {
  const sealed = memberHere({ grzh: 刘洋.grzh, xingming: '刘洋', fcyy: '01', fcrq: '2026-09-01' });
  const rules = sealReasonImport.start({ ...UNIT_OPTIONS, members: [sealed] });
  const row = [刘洋.grzh, '刘洋', '01', ''];
  expect(rules.judge(row).data).toBeNull();
  expect(rules.known?.(row)).toEqual(['与单位终止劳动关系', '2026-09-01']);
  expect(rules.known?.(['1', '', '', ''])).toBeUndefined();
});
