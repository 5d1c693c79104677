import { loanFiles } from '@mocks/centre/loans/applications/loan-file';
import { loanTable } from '@mocks/centre/loans/loans';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { saveDraft } from '@/api/cases/drafts';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { gj0801 } from '../../../contracts/flows/gj0801-flexible-opening';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { next, retype } from '../../form-acts';
import { openPage, signedIn } from '../../open-page';

const { zjhm, grzh } = PEOPLE.苏晴;
const WORDS = '借款合同GJDK202600000777约定贷款还清前每月缴存额不低于1,200.00元';

const centre = fileCentre();

/** A loan that runs: its contract named 1,200.00 a month. */
const withLoan = () =>
  centre.transact(({ store }) => {
    const dkzh = '20261100000777';
    const loan = loanTable(store).get(PEOPLE.张建国.dkzh);
    if (!loan) throw new Error('no loan');
    loanTable(store).put(dkzh, { ...loan, dkzh, grzh, paid: 1, disbursed: '2026-10-01' });
    const blank = { kfsbh: '', kfsqr: '', kfsqrsj: '', cosigned: true, approvedOn: '2026-09-01', zmbh: '' } as const;
    const rest = { signedAt: '2026-09-02 10:00:00', registerOn: '', dyzmh: '', payoutOn: '' } as const;
    const deposits = { [grzh]: 120_000n };
    loanFiles(store).put('dk-1', {
      ...blank,
      ...rest,
      ywlsh: 'dk-1',
      grzh,
      jkhtbh: 'GJDK202600000777',
      dkzh,
      deposits,
    });
  });

it('苏晴 opens an account again: less than the contract of her loan says is refused beside its field, as much goes on', async () => {
  await withLoan();
  const entry = flowByCode('GJ0801', 'individual');
  if (!entry) throw new Error('GJ0801 is not registered');
  await signedIn(centre, zjhm);
  const { grjcjs: _, ...known } = gj0801.values;
  const nr = JSON.stringify({ ...known, grjcbl: '20', grjcjs: '', yjce: '' });
  await saveDraft({ ywlx: 'GJ0801', ywlsh: '', bbh: 1, dqbz: 'form', nr, xgcs: 0 });
  const { user } = await openPage(centre, zjhm, entry.path, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await screen.findByRole('heading', { name: '缴存信息' });
  await next(user);
  expect(within(screen.getByRole('alert')).getByRole('link', { name: '请输入月缴存额' })).toBeVisible();

  await retype(user, '月缴存额', '600');
  const promise = screen.getByRole<HTMLInputElement>('checkbox', { name: /承诺|本人/ });
  if (!promise.checked) await user.click(promise);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('button', { name: /秒/ });
  await retype(user, '短信验证码', await centre.lastCode('sms'));
  await user.click(await screen.findByRole('button', { name: /下一步$/ }));
  expect((await screen.findAllByText(WORDS)).length).toBeGreaterThan(0);
  // The step has said no: what is typed from here on is another attempt.
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect((await fetchCases({ page: 1, size: 1 })).list).toEqual([]);

  await retype(user, '月缴存额', '1200');
  expect(screen.getByText(/^每月\d+日自动扣 ¥1,200.00，首次2026-12-\d\d，可以随时调整或封存停缴$/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /下一步$/ }));
  await screen.findByRole('heading', { level: 2, name: '核对确认' });
  expect(screen.queryByText(WORDS)).toBeNull();

  // What was not typed follows from what was, and says how.
  const deposit = screen.getByRole('region', { name: '缴存信息' });
  expect(deposit).toHaveTextContent('缴存基数¥6,000.00（月缴存额 ÷ 缴存比例）');
  expect(deposit).toHaveTextContent('核定月缴存额¥1,200.00缴存基数 × 缴存比例');
  expect(deposit).not.toHaveTextContent('--');
});
