import { cases } from '@mocks/centre/cases/case-states';
import { moveClock } from '@mocks/centre/daily-jobs';
import { review } from '@mocks/centre/office/review';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fetchCases } from '@/api/cases/business';
import { fetchDrafts } from '@/api/cases/drafts';
import { fetchDepositAccount } from '@/api/person/person';
import FlowPage from '@/engine/page/FlowPage';
import { LIU_YANG, RENT } from '../../../centre/fixture';
import { handIn as handInAt } from '../../../centre/submit';
import { fileCentre } from '../../../file-centre';
import { LIU, PEOPLE } from '../../../people';
import { agree, entryOf, faults, toDraft } from '../../flow-steps';
import { choose, group, next, PNG, pick, retype } from '../../form-acts';
import { openPage } from '../../open-page';
import { AFTER_RENT, ZHOU, ZHOU_VALUES } from '../../rent-form';

/* Rent's own: what the engine does with any business is in tests/engine, on its sample. */
const centre = fileCentre();

function open(zjhm = LIU) {
  const entry = entryOf('TQ0107');
  return openPage(centre, zjhm, entry.path, <FlowPage entry={entry} />);
}

describe('租房提取', () => {
  it('asks nothing that the registers know: notice, check, receipt, each value with its source', async () => {
    const { user } = await open();
    await agree(user);
    const steps = () => screen.getByRole('navigation', { name: '办理步骤' });
    await screen.findByRole('heading', { name: '核对确认' });
    // The count stays as it was on the notice.
    expect(
      within(steps())
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      ...[/办理须知/, /填写信息（已填好）/, /材料采集（无需提交）/, /核对确认/, /办理结果/].map((title) =>
        expect.stringMatching(title),
      ),
    ]);
    expect(screen.getByText(/^您符合办理条件/)).toBeVisible();
    const sentence = '提取 ¥30,720.00（2025-11至2026-10，12个月），转入中国工商银行尾号8221';
    expect(screen.getByText(`您将${sentence}`)).toBeVisible();
    expect(screen.queryByText(/可以继续填写/)).not.toBeInTheDocument();
    const home = screen.getByRole('region', { name: '租住信息' });
    expect(home).toHaveTextContent('租房类型商品住房（未备案）来源：房屋租赁合同备案系统，没有您的备案合同');
    expect(home).toHaveTextContent('平安里西大街31号3号楼502室来源：您在本中心登记的家庭住址');
    const family = screen.getByRole('region', { name: '家庭情况' });
    expect(family).toHaveTextContent('婚姻状况未婚来源：您在本中心登记的个人信息');
    expect(family).toHaveTextContent('未成年子女数0来源：公安户籍登记');
    expect(family).toHaveTextContent('青年人（35周岁及以下）来源：证件登记的出生日期1996-03-15，30周岁');
    const months = screen.getByRole('region', { name: '提取信息' });
    expect(months).toHaveTextContent('提取月份起2025-11来源：近12个月中尚未提取的月份，其余月份可在本笔办结后再申请');
    expect(months).toHaveTextContent('提取月份止2026-10');
    expect(months).toHaveTextContent('¥30,720.00（叁万零柒佰贰拾元整）');

    await user.click(screen.getByRole('button', { name: '提交' }));
    await user.click(await screen.findByRole('link', { name: '请勾选承诺书' }));
    expect(screen.getByRole('heading', { name: '核对确认' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /我承诺/ }));
    await user.click(screen.getByRole('button', { name: '提交' }));
    const receipt = await screen.findByRole('region', { name: '受理回执' });
    expect(receipt.firstChild).toHaveTextContent(`申请${sentence}`);
    expect(receipt).toHaveTextContent(/提取月份2025-11至2026-10（12个月）申请提取金额¥30,720.00/);
  });

  it('asks what no register knows, and goes on from there', async () => {
    const { user } = await open(PEOPLE.孙丽.zjhm);
    await agree(user);
    await screen.findByRole('heading', { name: '填写信息' });
    expect(screen.getByText(/^您符合办理条件/)).toBeVisible();
    const home = within(screen.getByRole('region', { name: '租住信息' }));
    expect(home.getByText(/平安里西大街31号3号楼502室/)).toBeVisible();
    // The last three months were paid out for a loan.
    const months = screen.getByRole('region', { name: '提取信息' });
    await waitFor(() =>
      expect(months).toHaveTextContent(/提取月份起2025-11来源：近12个月中尚未提取的月份.*提取月份止2026-08修改/),
    );
    expect(within(months).getAllByText('来源')).toHaveLength(1);
    await next(user);
    expect(faults()).toEqual(['请输入未成年子女数', '请勾选承诺书']);
  });

  it('moves the amount with the months until another one is typed, and drops the source of what is changed', async () => {
    const { user } = await open();
    await agree(user);
    await user.click(await screen.findByRole('button', { name: '修改提取信息' }));
    const amount = await screen.findByLabelText('申请提取金额');
    expect(amount).toHaveValue('30720.00');
    await retype(user, '提取月份起', '2026-10');
    await waitFor(() => expect(amount).toHaveValue('2688.00'));
    expect(screen.getByLabelText('提取月份起')).not.toHaveAccessibleDescription(/来源/);
    await retype(user, '申请提取金额', '2000');
    await retype(user, '提取月份止', '2026-11');
    await waitFor(() => expect(screen.getByLabelText('可提取额度')).toHaveTextContent('本次最多可提 ¥5,376.00'));
    expect(screen.getByLabelText('可提取额度')).toHaveTextContent(/保留余额¥0\.01.*至少保留0\.01元/);
    expect(amount).toHaveValue('2000.00');
    await choose(user, '提取频次', '按月约定');
    expect(
      await screen.findByText('每月汇缴入账后自动转 ¥2,688.00，首次2026年12月，以账户余额为限，随时可停'),
    ).toBeVisible();
    await choose(user, '提取频次', '按季约定');
    expect(
      await screen.findByText(
        '每季最后一月汇缴入账后自动转 ¥8,064.00，首次2026年12月 ¥2,688.00，以账户余额为限，随时可停',
      ),
    ).toBeVisible();
  });

  it('shows of the spouse and the contract what is on file, the number in part, and sends what was not changed as known', async () => {
    const { user } = await open(ZHOU);
    await agree(user);
    // The rent's invoice is no register's: everything else is known.
    await screen.findByRole('heading', { name: '材料采集' });
    // A form that was passed by opens from here, before anything is uploaded.
    await user.click(screen.getByRole('button', { name: '上一步' }));
    await screen.findByRole('heading', { name: '填写信息' });
    await user.click(await screen.findByRole('checkbox', { name: /我承诺/ }));
    await next(user);
    await user.upload(
      await screen.findByLabelText(/上传租金发票或支付凭证/),
      new File([PNG], '发票.png', { type: 'image/png' }),
    );
    await screen.findByRole('button', { name: '删除发票.png' });
    await next(user);
    const family = await screen.findByRole('region', { name: '家庭情况' });
    expect(family).toHaveTextContent(/来源：民政婚姻登记.*配偶证件号码330\*+1027/);
    await user.click(screen.getByRole('button', { name: '提交' }));
    const receipt = await screen.findByRole('region', { name: '受理回执' });
    const { list } = await fetchCases({ page: 1, size: 10 });
    expect(receipt).toHaveTextContent(list[0]?.ywlsh ?? 'none');
    const sent = await centre.transact((tx) => cases(tx.store).get(list[0]?.ywlsh ?? ''));
    expect(sent?.sent).not.toHaveProperty('pozjhm');
    expect(sent?.values).toMatchObject({ pozjhm: PEOPLE.赵敏.zjhm, zfhtbh: 'ZL202600012345', yzj: '3600.00' });
  });

  it('goes from the notice to the receipt, and the balance is lower to the fen', async () => {
    const { user } = await open();
    expect((await fetchDepositAccount()).grzhye).toBe(PEOPLE.刘洋.grzhye);
    await agree(user);
    await screen.findByText(/^您符合办理条件/);
    await user.click(await screen.findByRole('button', { name: '修改租住信息' }));

    await screen.findByRole('heading', { name: '填写信息' });
    await user.click(screen.getByRole('button', { name: '修改租住地址' }));
    await retype(user, '详细地址', '平安里西大街31号');
    await user.click(screen.getByRole('button', { name: '修改人员类别' }));
    expect(within(group('人员类别')).getByRole('radio', { name: /青年人/ })).toBeChecked();
    await choose(user, '人员类别', '一般');
    await retype(user, '提取月份起', '2026-10');
    await retype(user, '提取月份止', '2026-11');
    await waitFor(() => expect(screen.getByLabelText('可提取额度')).toHaveTextContent('本次最多可提 ¥3,000.00'));
    await retype(user, '申请提取金额', '3000.01');
    expect(screen.getByText('申请提取金额不能大于可提取额（3,000.00元）')).toBeVisible();
    await retype(user, '申请提取金额', '3000');
    expect(screen.getByLabelText('申请提取金额')).toHaveValue('3000.00');
    expect(screen.getByText('大写金额：叁仟元整')).toBeVisible();
    await pick(user, '受理网点', '城区管理部');
    await user.click(screen.getByRole('checkbox', { name: /我承诺/ }));
    await next(user);

    await screen.findByRole('heading', { name: '核对确认' });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '材料' })).toHaveTextContent('系统已核验，免交（不动产登记系统'),
    );
    expect(screen.getByRole('region', { name: '提取信息' })).toHaveTextContent('¥3,000.00（叁仟元整）');
    await user.dblClick(screen.getByRole('button', { name: '提交' }));

    const receipt = await screen.findByRole('region', { name: '受理回执' });
    const { list } = await fetchCases({ page: 1, size: 20 });
    expect(list).toHaveLength(1);
    expect(receipt).toHaveTextContent(list[0]?.ywlsh ?? 'none');
    // Done at once: nobody is to wait.
    expect(receipt).toHaveTextContent('业务状态办结');
    expect(receipt).not.toHaveTextContent('承诺办结日');
    expect((await fetchDepositAccount()).grzhye).toBe(AFTER_RENT);
    expect(await fetchDrafts()).toEqual([]);
  });

  it('asks for no card of one’s own where the landlord is paid', async () => {
    const values = { ...ZHOU_VALUES, czfzjhm: '91110101MA05AJXY8X' };
    const user = await toDraft(centre, { code: 'TQ0107', zjhm: ZHOU, values }, '填写信息');
    const account = within(await screen.findByRole('region', { name: '收款账户' }));
    expect(account.getByRole('button', { name: '修改收款银行卡' })).toBeVisible();
    expect(account.queryByText(/直付出租方/)).toBeNull();
    expect(account.getByText('收款户名')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '直付出租方' }));
    expect(account.queryByText('收款银行卡')).toBeNull();
    expect(account.queryByText('收款户名')).toBeNull();
    expect(account.getByText(/款项转入该住房租赁企业备案的账户，不需要本人的收款账号/)).toBeVisible();
    expect(account.getByRole('combobox', { name: '受理网点' })).toBeVisible();
  });

  it('in time when it was handed in, a month is no fault while the application is corrected', async () => {
    const ywlsh = await centre.transact((tx) => {
      const year = { ...RENT, tqksny: '2025-11', tqjsny: '2026-10', sqtqje: '18000.00' };
      const { ywlsh } = handInAt(tx, LIU_YANG, 'TQ0107', year);
      review(tx, { ywlsh, result: 'return', opinion: '请核对金额' });
      moveClock(tx, { now: '2026-12-03 10:00:00' });
      return ywlsh;
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '去补正' }));
    expect(await screen.findByLabelText('提取月份起')).toHaveValue('2025-11');
    await retype(user, '申请提取金额', '17000');
    await next(user);
    await user.click(await screen.findByRole('button', { name: '提交' }));
    await screen.findByRole('button', { name: '打印受理回执' });
    expect((await fetchCases({ page: 1, size: 10 })).list).toMatchObject([{ ywlsh, ywzt: '98' }]);
  });
});
