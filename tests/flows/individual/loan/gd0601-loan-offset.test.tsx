import { openApplicantSignature, signState } from '@mocks/centre/cases/signatures/signatures';
import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, memberAccount } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { offsets } from '@mocks/centre/loans/offset/loan-offsets';
import { submit } from '@mocks/centre/office/applications';
import { operatePhone } from '@mocks/centre/phone';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchOffsetLoans } from '@/api/loan/loan-offset';
import { formatMoney, toYuan } from '@/domain/money';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import OffsetRecords from '@/lists/individual/offset-records';
import { ZHANG_JIANGUO } from '../../../centre/fixture';
import { offsetBy } from '../../../centre/loan-fixture';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { recordRequests } from '../../../sent-requests';
import { agree } from '../../flow-steps';
import { choose, next, retype } from '../../form-acts';
import { openPage } from '../../open-page';
import { confirmSignature } from '../../sign';

const ZHANG = PEOPLE.张建国.zjhm;
const FENG = PEOPLE.冯军.zjhm;
const entry = flowByCode('GD0601', 'individual');
if (!entry) throw new Error('GD0601 is not registered');
const page = <FlowPage entry={entry} />;

const centre = fileCentre();

const sent = recordRequests();

/** From the notice to the form. */
async function toForm(zjhm: string, heading = '冲还贷约定') {
  const { user } = await openPage(centre, zjhm, entry?.path ?? '', page);
  await agree(user);
  await screen.findByText(/^您符合办理条件/);
  await screen.findByRole('heading', { name: heading });
  return user;
}

it('张建国 signs, sees the coming year, and the next instalment is taken from his account', async () => {
  const user = await toForm(ZHANG);
  expect(screen.getByText('未签约')).toBeVisible();
  expect(screen.getAllByText('第18期（2026-12-20）').length).toBeGreaterThan(0);
  expect(
    screen.getByText(
      '每期还款日自动从公积金账户扣当期应还（现为¥3,208.73），首次第18期，余额不足的由银行卡补足；不再需要时可以解除，还款日前3日内不能签约或解除',
    ),
  ).toBeVisible();
  await next(user);
  expect(within(screen.getByRole('alert')).getByRole('link', { name: '请勾选承诺书' })).toBeVisible();
  await retype(user, '账户保留余额', '99999999');
  expect(screen.getAllByText('账户保留余额不能大于账户余额').length).toBeGreaterThan(0);
  await retype(user, '账户保留余额', '1000');
  await user.click(screen.getByRole('button', { name: '模拟未来十二个月' }));
  const rows = within(await screen.findByRole('region', { name: '未来十二个月冲还模拟' })).getAllByRole('row');
  expect(rows).toHaveLength(13);
  expect(rows[1]).toHaveTextContent('182026-12-20¥3,208.73¥3,208.73¥0.00');
  await user.click(screen.getByRole('checkbox', { name: /我已知悉/ }));
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await user.click(await screen.findByRole('button', { name: '确定' }));
  await confirmSignature(centre);
  expect(await screen.findByText('提交成功')).toBeVisible();
  expect([sent.of('qychd/save').length, sent.of('jcchd/save').length]).toEqual([1, 0]);
  expect(await fetchOffsetLoans()).toMatchObject([{ sczt: '1', order: { blje: '1000.00', sxqc: 18 } }]);

  const before = await centre.transact((tx) => {
    moveClock(tx, { now: '2026-12-19' });
    return balanceOf(tx.store, memberAccount(PEOPLE.张建国.grzh));
  });
  await centre.transact((tx) => {
    moveClock(tx, { now: '2026-12-20' });
    expect(balanceOf(tx.store, memberAccount(PEOPLE.张建国.grzh))).toBe(before - 320_873n);
  });
});

it('the records say what was taken from whom', async () => {
  const user = await toForm(ZHANG);
  await user.click(screen.getByRole('checkbox', { name: /我已知悉/ }));
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await user.click(await screen.findByRole('button', { name: '确定' }));
  await confirmSignature(centre);
  await screen.findByText('提交成功');
  // Signed, and nothing taken yet.
  const signed = await openPage(centre, ZHANG, '/grwt/cxyw/dkcx/chdjl', <OffsetRecords />);
  expect(await screen.findByText(/^没有冲还贷记录/)).toBeVisible();
  expect(await screen.findByRole('region', { name: '签约情况' })).toHaveTextContent(
    `贷款${PEOPLE.张建国.dkzh}：已签约（按月冲还），自第18期起扣划，首次扣划日为2026-12-20`,
  );
  signed.unmount();
  await centre.transact((tx) => moveClock(tx, { now: '2026-12-20' }));
  const left = await centre.transact(({ store }) => balanceOf(store, memberAccount(PEOPLE.张建国.grzh)));
  // What comes or goes later changes nothing of it.
  await centre.transact((tx) => moveClock(tx, { now: '2027-01-16' }));
  const { unmount } = await openPage(centre, ZHANG, '/grwt/cxyw/dkcx/chdjl?ksrq=2026-12-21', <OffsetRecords />);
  expect(await screen.findByText(/2026-12-21.*没有冲还贷记录$/)).toBeVisible();
  unmount();
  await openPage(centre, ZHANG, '/grwt/cxyw/dkcx/chdjl', <OffsetRecords />);
  const row = await screen.findByRole('row', { name: /2026-12-20/ });
  expect(row).toHaveTextContent('张建国¥3,208.73');
  expect(row).toHaveTextContent('成功');
  expect(row).toHaveTextContent(formatMoney(toYuan(left)));
});

it('an order that was ended is still told of, with the day', async () => {
  await centre.transact((tx) => {
    offsetBy(tx, PEOPLE.张建国, PEOPLE.张建国.dkzh);
    const order = offsets(tx.store).get('O');
    if (order) offsets(tx.store).put('O', { ...order, ended: { from: 18, day: '2026-11-20', jcyy: '' } });
  });
  await openPage(centre, ZHANG, '/grwt/cxyw/dkcx/chdjl', <OffsetRecords />);
  expect(await screen.findByRole('region', { name: '签约情况' })).toHaveTextContent(
    `贷款${PEOPLE.张建国.dkzh}：已解除（2026-11-20）`,
  );
});

it('冯军 and 何静: the order is checked, and she is invited to sign', async () => {
  const user = await toForm(FENG);
  await choose(user, '办理事项', '解除冲还贷');
  await user.click(screen.getByRole('checkbox', { name: /收回此前给予中心的扣划授权/ }));
  await next(user);
  expect(within(screen.getByRole('alert')).getByRole('link', { name: '该贷款尚未签约冲还贷' })).toBeVisible();
  await choose(user, '办理事项', '签约冲还贷');
  // What was promised is another promise now.
  expect(screen.getByRole('checkbox', { name: /授权中心按约定从参与人的公积金账户扣划/ })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /授权中心按约定/ }));
  await retype(user, '冯军 扣款顺序', '2');
  await next(user);
  expect(
    within(screen.getByRole('alert')).getByRole('link', { name: '扣款顺序须从1起连续编号，不能重复' }),
  ).toBeVisible();
  await retype(user, '冯军 扣款顺序', '1');
  await next(user);
  expect(await screen.findByText(/邀请以下人员在本人手机上签署：何静/)).toBeVisible();
});

it('张建国 ends it: promises, signs and reads nothing but the end', async () => {
  await centre.transact((tx) => {
    const ywlsh = issueNumber(tx, ZHANG_JIANGUO, 'GD0601');
    const { uuid } = openApplicantSignature(tx, tx.now(), ZHANG_JIANGUO, { ywlsh, wsmc: '冲还贷协议' });
    operatePhone(tx, tx.now(), { uuid, action: 'confirm', zjhm: '' });
    const { qmbh } = signState(tx, tx.now(), ZHANG_JIANGUO, uuid);
    const chry = [{ grzh: ZHANG_JIANGUO.grzh, sxh: '1' }];
    const order = { czlx: '1', chfs: '01', thfs: '', cxr: '', blje: '0.00', chry, cns: '1' };
    submit(tx, ZHANG_JIANGUO, { ywlx: 'GD0601', ywlsh, qmbh, dkzh: PEOPLE.张建国.dkzh, ...order });
  });
  const user = await toForm(ZHANG, '解除约定');
  expect(screen.queryByRole('heading', { name: '冲还贷约定' })).not.toBeInTheDocument();
  await retype(user, '解除原因', '账户余额另有他用');
  await user.click(screen.getByRole('checkbox', { name: /收回此前给予中心的扣划授权/ }));
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await user.click(await screen.findByRole('button', { name: '确定' }));
  const signed = await screen.findByRole('list', { name: '签署内容' });
  expect(signed).toHaveTextContent('《解除冲还贷申请书》：终止冲还贷协议，收回扣划授权');
  expect(signed).not.toHaveTextContent('授权中心');
  await confirmSignature(centre);
  await screen.findByText('提交成功');
  expect(sent.of('jcchd/save')).toHaveLength(1);
  expect(screen.getByText('解除冲还贷已办结，请记下业务流水号。')).toBeVisible();
  expect(screen.getByRole('region', { name: '受理回执' })).not.toHaveTextContent(/签约冲还贷|协议已生效/);
  expect(screen.getByText(/冲还贷已解除，扣划授权同时终止/)).toBeVisible();
});
