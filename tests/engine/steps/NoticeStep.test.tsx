import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleWorld } from '../sample-business';

const { centre, open } = sampleWorld();

/** The note of somebody who applied on 2026-03-05. */
async function lastApplied(xzbg: readonly { rq: string; nr: string }[]) {
  const note = { ywmc: '样例', blqd: '', fwdx: '', bjsj: '', xzdy: btoa('<p>note</p>'), slyj: '', sltj: '' };
  const data = { ...note, sqcl: '', bllc: '', bljg: '', bz: '', sc: { rq: '2026-03-05', xzbg } };
  const value = JSON.stringify({ code: 0, msg: '', data });
  await centre.fault({ path: '/ywblxz/getInfoByYwlx', kind: 'answer', value });
}
const heading = () => document.querySelector('#step-heading')?.textContent;

it('一年内办理过、须知没有变化的，不再看须知、不再同意条款；上一步可以回看', async () => {
  await lastApplied([]);
  const { user } = await open();
  await waitFor(() => expect(heading()).toBe('填写信息'));
  expect(screen.queryByRole('dialog', { name: '用户办理须知' })).toBeNull();
  await lastApplied([]);
  await user.click(screen.getByRole('button', { name: '上一步' }));
  expect(await screen.findByText('您2026-03-05办理过本业务，须知和条款此后没有变化。')).toBeVisible();
  expect(screen.getByText('查看全部须知')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: '用户办理须知' })).toBeNull();
});

it('此后有变化的，只看变化，全部须知收起', async () => {
  await lastApplied([{ rq: '2026-09-20', nr: '不再审核家庭收入。' }]);
  const { user } = await open();
  expect(await screen.findByText('按“下一步”，即同意变化后的须知和条款。')).toBeVisible();
  expect(await screen.findByText('2026-09-20起：不再审核家庭收入。')).toBeVisible();
  expect(screen.getByText('note')).not.toBeVisible();
  expect(screen.queryByRole('dialog', { name: '用户办理须知' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await waitFor(() => expect(heading()).toBe('填写信息'));
});
