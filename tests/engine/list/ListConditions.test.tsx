import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { AntdProvider } from '@/app/AntdProvider';
import type { ListCondition } from '@/engine/list/condition';
import { FoldedConditions, ListConditions } from '@/engine/list/ListConditions';

const CONDITIONS: readonly ListCondition[] = [{ kind: 'month', name: 'hjny', label: '汇缴年月' }];

const onChange = vi.fn();
const conditions = (
  <AntdProvider>
    <ListConditions
      of="缴存明细"
      conditions={CONDITIONS}
      values={{ hjny: '' }}
      today="2026-07-15"
      onChange={onChange}
    />
  </AntdProvider>
);
/** What stands there first, before anything that may wait. */
const first = () => renderToStaticMarkup(conditions);

beforeEach(() => onChange.mockReset());

test('宽屏上条件与清单同时出现', () => {
  expect(first()).toContain('汇缴年月');
});

test('手机上条件收起，先出现清单；随后画好，展开即可使用', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(matchMedia(query), { matches: true }));
  expect(first()).toContain('查询条件');
  expect(first()).not.toContain('汇缴年月');

  render(conditions);
  await userEvent.click(screen.getByRole('button', { name: /查询条件/ }));
  expect(screen.getByLabelText('汇缴年月')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重置' }));
  expect(onChange).toHaveBeenCalledWith({ hjny: '' });
});

test('自己画条件的页面也收成一行字，写明正在按什么查', async () => {
  render(
    <FoldedConditions of="办件" words="封存">
      <label>
        业务名称
        <input />
      </label>
    </FoldedConditions>,
  );
  const fold = screen.getByRole('button', { name: /^查询条件 ?封存$/ });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});

test('地址里写错的时间段说出错在哪里', () => {
  const span = { kind: 'span', names: ['ksrq', 'jsrq'], label: '受理日期' } as const;
  const values = { ksrq: '2026-12-01', jsrq: 'nonsense' };
  render(
    <AntdProvider>
      <ListConditions of="提取记录" conditions={[span]} values={values} today="2026-11-21" onChange={onChange} />
    </AntdProvider>,
  );
  expect(screen.getByText('请选择正确的受理日期的结束')).toBeVisible();
  expect(screen.getByRole('group', { name: '受理日期' })).toBeVisible();
  expect(screen.getByLabelText('受理日期开始')).toHaveAttribute('aria-invalid', 'true');
});
