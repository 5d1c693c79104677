import { startTestCentre, type TestCentre } from '@mocks/node';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CaseDetail } from '@/api/cases/business';
import { DepositProgress } from '@/pages/unit-deposit/DepositProgress';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
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

function show(of: CaseDetail, onTokenLost = vi.fn()) {
  const nothing = () => {};
  render(
    <MemoryRouter>
      <DepositProgress
        found={of}
        dwzh="1000000006"
        calls={{ token: 'over', onTokenLost }}
        onCorrect={nothing}
        onChanged={nothing}
        onAgain={nothing}
      />
    </MemoryRouter>,
  );
}

it('offers the paper of the state with number and seal, by the pass, and does not print the page for it', async () => {
  const onTokenLost = vi.fn();
  show(found, onTokenLost);
  expect(screen.queryByRole('button', { name: /^打印/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '下载PDF：单位缴存登记办结通知书' }));
  await waitFor(() => expect(onTokenLost).toHaveBeenCalled());
  expect(await centre.sent('zmkj/hz')).toEqual([{ ywlsh: found.ywlsh }]);
});

it('a refusal says why, by which rule and what next, and may be applied for again', () => {
  show({ ...found, ywzt: '80', sbyy: { yy: '单位不在本市', gz: '住房公积金管理条例', xyb: '向所在地中心办理' } });
  const said = screen.getByRole('alert');
  for (const text of ['未通过原因：单位不在本市', '依据：住房公积金管理条例', '下一步：向所在地中心办理']) {
    expect(said).toHaveTextContent(text);
  }
  expect(screen.getByRole('button', { name: '重新申请' })).toBeVisible();
});

it('under review it may be withdrawn; withdrawn, it is over', () => {
  show({ ...found, ywzt: '02', kch: true });
  expect(screen.getByRole('button', { name: '撤回申请' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重新申请' })).toBeNull();
  cleanup();
  show({ ...found, ywzt: '85' });
  expect(screen.getByText('本次申请已终止')).toBeVisible();
  expect(screen.queryByRole('button', { name: '撤回申请' })).toBeNull();
});
