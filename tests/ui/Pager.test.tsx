import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Card } from '@/ui/Card';
import { Pager } from '@/ui/Pager';

const show = (page: number, size: number, total: number | string | undefined) => {
  const onChange = vi.fn();
  render(<Pager page={page} size={size} total={total} onChange={onChange} />);
  return onChange;
};
const numbers = () =>
  screen
    .queryAllByRole('listitem', { hidden: true })
    .map((item) => (item.textContent === '…' ? '…' : item.textContent));

describe('pages of a list', () => {
  it.each([
    [1, 60, ['上一页', '1', '2', '3', '下一页']],
    [1, 400, ['上一页', '1', '2', '…', '20', '下一页']],
    [4, 400, ['上一页', '1', '2', '3', '4', '5', '…', '20', '下一页']],
    [10, 400, ['上一页', '1', '…', '9', '10', '11', '…', '20', '下一页']],
    [20, 400, ['上一页', '1', '…', '19', '20', '下一页']],
  ])('page %i of %i rows: the first, the last and those around', (page, total, shown) => {
    show(page, 20, total);
    expect(numbers()).toEqual(shown);
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName(`第${page}页`);
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
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '10条',
      '20条',
      '30条',
      '50条',
    ]);
    await userEvent.click(screen.getByRole('button', { name: '第4页' }));
    await userEvent.click(screen.getByRole('button', { name: '上一页' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '50');
    expect(onChange.mock.calls).toEqual([
      [4, 20],
      [1, 20],
      [1, 50],
    ]);
  });

  it('ends at both ends', () => {
    show(1, 20, 40);
    expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '下一页' })).toBeEnabled();
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
