import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { useRoster } from '@/flows/unit/deposit/roster/use-roster';
import { network } from '../../../../api/network';

const { answers } = network();

const TOTAL = 4_321;
const FIGURES = {
  ...{ syrs: 0, zjrs: 0, jsrs: 0, hjrs: TOTAL, syje: '0.00', zjje: '0.00', jsje: '0.00', tzje: '0.00' },
  ...{ syny: '', hjje: '1.00', dwhjje: '0.50', grhjje: '0.50', hjny: '2026-11', yqrdh: '', sjjz: '', total: TOTAL },
};
const row = (at: number) => ({
  ...{ grzh: `1400${String(at).padStart(8, '0')}`, xingming: '王伟', zjhm: '', grzhzt: '01', bdlx: '0', beizhu: '' },
  ...{ grjcjs: '5000.00', dwyjce: '250.00', gryjce: '250.00', yjce: '500.00', syyjce: '500.00' },
});

/**
 * Parts that come in another order than they were asked for, those after the first when `seen` is over; `changedFrom`: from this
 * page on the list is another one.
 */
function centre({ changedFrom = Number.POSITIVE_INFINITY, seen }: { changedFrom?: number; seen?: Promise<void> } = {}) {
  const asked: number[] = [];
  answers(
    http.get('*/hjpz/getQc', async ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
      asked.push(page);
      if (page > 1) await seen;
      await new Promise((resolve) => setTimeout(resolve, page % 3 === 2 ? 60 : 5));
      const from = (page - 1) * size;
      const list = Array.from({ length: Math.min(size, TOTAL - from) }, (_, at) => row(from + at));
      return HttpResponse.json({
        code: 0,
        msg: '',
        data: { ...FIGURES, hjje: page >= changedFrom ? '2.00' : '1.00', list },
      });
    }),
  );
  return asked;
}

it('puts the parts together in the order of the list, each asked for once, whichever comes first', async () => {
  let goOn = () => {};
  const seen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const asked = centre({ seen });
  const { result } = renderHook(() => useRoster('2026-11', '2'));
  await waitFor(() => expect(result.current.roster?.list).toHaveLength(1000));
  expect(result.current.waiting).toBe(TOTAL - 1000);
  goOn();
  await waitFor(() => expect(result.current.waiting).toBe(0));
  expect(result.current.roster?.list.map(({ grzh }) => grzh)).toEqual(
    Array.from({ length: TOTAL }, (_, at) => row(at).grzh),
  );
  expect(asked.toSorted()).toEqual([1, 2, 3, 4, 5]);
});

it('is no list when it became another one while it was read', async () => {
  centre({ changedFrom: 4 });
  const { result } = renderHook(() => useRoster('2026-11', '2'));
  await waitFor(() => expect(result.current.load.phase).toBe('failed'));
  expect(String(result.current.load.error)).toContain('读取清册时清册有变化，请重新读取');
});
