import { startCentre, type TestCentre } from '@mocks/node';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CaseDetail } from '@/api/business';
import { Progress } from '@/pages/unit-deposit/Progress';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

const found = {
  ywlsh: '12345678901234567890',
  ywlx: 'GJ0101',
  ywmc: '单位缴存登记',
  ywzt: '99',
  slsj: '2026-11-21 10:00:00',
  sqr: [],
  sqnr: [],
  cl: [],
  lc: [],
} as Partial<CaseDetail> as CaseDetail;

it('offers the paper of the state with number and seal, by the pass, and does not print the page for it', async () => {
  const onTokenLost = vi.fn();
  const nothing = () => {};
  render(
    <MemoryRouter>
      <Progress
        found={found}
        dwzh="1000000006"
        calls={{ token: 'over', onTokenLost }}
        onCorrect={nothing}
        onChanged={nothing}
        onAgain={nothing}
      />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('button', { name: /^打印/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '下载PDF：单位缴存登记办结通知书' }));
  await waitFor(() => expect(onTokenLost).toHaveBeenCalled());
  expect(await centre.sent('zmkj/hz')).toEqual([{ ywlsh: found.ywlsh }]);
});
