// @vitest-environment node
import { expect, it } from 'vitest';
import { countedPrice, fundingProblem } from '@/domain/loan/loan-funding';

it.each([
  [60_000_000n, ''],
  [
    60_000_001n,
    '首付款与贷款之和（1,000,000.01元）不能大于房屋总价（1,000,000.00元），请修改贷款金额，或“房屋”中的首付款',
  ],
  [
    59_999_999n,
    '首付款400,000.00元与贷款599,999.99元合计比房屋总价1,000,000.00元少0.01元，请修改贷款金额，或“房屋”中的首付款',
  ],
])('首付 400,000.00，贷款 %s 分，总价 1,000,000.00：%s', (lent, problem) => {
  expect(fundingProblem(40_000_000n, lent, 100_000_000n)).toBe(problem);
});

it('评估价低于总价的按评估价，一样的按总价', () => {
  expect(countedPrice(100n, 99n)).toEqual({ price: 99n, named: '评估价' });
  expect(countedPrice(100n, 100n)).toEqual({ price: 100n });
  expect(countedPrice(100n, undefined)).toEqual({ price: 100n });
});
