import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AntdProvider } from '@/app/AntdProvider';
import { Card } from '@/ui/Card';
import { Pager } from '@/ui/Pager';
import { chooseOption, openList } from '../choose-option';

const show = (page: number, size: number, total: number | string | undefined) => {
  const onChange = vi.fn();
  render(<Pager page={page} size={size} total={total} onChange={onChange} />, { wrapper: AntdProvider });
  return onChange;
};
const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('pages of a list', () => {
  it.each([
    [1, 60, ['上一页', '第1页', '第2页', '第3页', '下一页']],
    [1, 400, ['上一页', '第1页', '第2页', '第3页', '向后3页', '第20页', '下一页']],
    [4, 400, ['上一页', '第1页', '向前3页', '第3页', '第4页', '第5页', '向后3页', '第20页', '下一页']],
    [10, 400, ['上一页', '第1页', '向前3页', '第9页', '第10页', '第11页', '向后3页', '第20页', '下一页']],
    [20, 400, ['上一页', '第1页', '向前3页', '第18页', '第19页', '第20页', '下一页']],
  ])('page %i of %i rows: the first, the last and those around', (page, total, shown) => {
    show(page, 20, total);
    expect(buttons()).toEqual(shown);
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName(`第${page}页`);
  });

  it('has one tab stop for each page, a button that Enter and space press once', async () => {
    const onChange = show(1, 20, 61);
    const list = screen.getByRole('list');
    expect(list.querySelectorAll('li[tabindex]')).toHaveLength(0);
    screen.getByRole('button', { name: '下一页' }).focus();
    await userEvent.keyboard('{Enter} ');
    expect(onChange.mock.calls).toEqual([
      [2, 20],
      [2, 20],
    ]);
  });

  it.each([
    ['out of sight', -700, true],
    ['in sight', 80, false],
  ])('another page of a list whose beginning is %s', async (_, top, moves) => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(
      <Card label="楼盘列表">
        <Pager page={1} size={20} total={60} onChange={() => undefined} />
      </Card>,
      { wrapper: AntdProvider },
    );
    const card = screen.getByRole('region', { name: '楼盘列表' });
    vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 900, 900));
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    expect(moves ? card : screen.getByRole('button', { name: '下一页' })).toHaveFocus();
    expect(scrolled).toHaveBeenCalledTimes(moves ? 1 : 0);
  });

  it('goes to a page, to the next one, and to the first of another size', async () => {
    const onChange = show(2, 20, '61');
    expect(screen.getByText('共61条')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '第4页' }));
    await userEvent.click(screen.getByRole('button', { name: '上一页' }));
    const sizes = screen.getByRole('combobox', { name: '每页条数' });
    const offered = openList(sizes);
    expect(offered.map(({ textContent }) => textContent)).toEqual(['10 条/页', '20 条/页', '30 条/页', '50 条/页']);
    await chooseOption(sizes, '50 条/页');
    expect(onChange.mock.calls).toEqual([
      [4, 20],
      [1, 20],
      [1, 50],
    ]);
  });

  it('ends at both ends', () => {
    show(1, 20, 40);
    expect(screen.getByRole('button', { name: '上一页' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: '下一页' })).not.toHaveAttribute('aria-disabled');
  });

  it.each([0, undefined, 'many', -3])('has nothing to turn for a total of %s', (total) => {
    show(1, 20, total);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('leaves the sizes out where all fits the smallest', () => {
    show(1, 20, 7);
    expect(screen.getByText('共7条')).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
