import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { BusinessNote } from '@/api/cases/business-note';
import { BusinessNoteText } from '@/engine/steps/BusinessNoteText';
import { encodeBase64 } from '@/lib/base64';
import { useDictionaries } from '@/session/dictionary';

const html = (text: string) => encodeBase64(`<p>${text}</p>`);
const NOTE: BusinessNote = {
  ywmc: '租房提取',
  blqd: '1，柜台',
  fwdx: '职工,灵活就业人员',
  bjsj: '3个工作日',
  xzdy: html('定义的话'),
  slyj: html('依据的话'),
  sltj: html('条件的话'),
  sqcl: html('材料的话'),
  bllc: html('流程的话'),
  bljg: html('结果的话'),
  bz: html('备注的话'),
};

it.each([
  ['事项定义', '定义的话'],
  ['设立依据', '依据的话'],
  ['受理条件', '条件的话'],
  ['申请材料', '材料的话'],
  ['办理流程', '流程的话'],
  ['办理结果', '结果的话'],
  ['备注', '备注的话'],
])('%s 是一段自己的富文本', async (title, text) => {
  render(<BusinessNoteText note={NOTE} />);
  const region = within(screen.getByRole('region', { name: title }));
  expect(region.getAllByText(text).some((one) => one.closest('summary') ?? one.closest('details') === null)).toBe(true);
  await userEvent.click(region.getByRole('heading', { name: title }));
  expect(region.getByText(text)).toBeVisible();
});

it('先说是什么、要带什么、多久办好；条件、流程、依据收起', () => {
  render(<BusinessNoteText note={NOTE} />);
  expect(screen.getByText('定义的话')).toBeVisible();
  expect(screen.getByText('材料的话')).toBeVisible();
  expect(screen.getByText('3个工作日')).toBeVisible();
  const shut = [...document.querySelectorAll('details:not([open]) h3')].map(({ textContent }) => textContent);
  expect(shut).toEqual(['受理条件', '办理流程', '办理结果', '设立依据', '备注']);
});

it('办理渠道和服务对象是逗号分开的一列，办结时间照写', () => {
  useDictionaries.setState({ loaded: true, byKey: new Map([['blqd', [{ value: '1', label: '网上办事大厅' }]]]) });
  render(<BusinessNoteText note={NOTE} />);
  const figures = within(screen.getByRole('region', { name: '办理说明' }));
  expect(figures.getByText('办理渠道').nextSibling).toHaveTextContent(/^网上办事大厅、柜台$/);
  expect(figures.getByText('服务对象').nextSibling).toHaveTextContent(/^职工、灵活就业人员$/);
  expect(figures.getByText('办结时间').nextSibling).toHaveTextContent(/^3个工作日$/);
});

it('中心没有写的一段不占位置', () => {
  render(<BusinessNoteText note={{ ...NOTE, bz: '', fwdx: '' }} />);
  expect(screen.queryByRole('region', { name: '备注' })).toBeNull();
  expect(screen.queryByText('服务对象')).toBeNull();
});
