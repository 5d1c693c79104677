import { cases } from '@mocks/centre/cases/case-states';
import { issuedDocuments } from '@mocks/centre/documents/document';
import { balanceOf, memberAccount, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { unitOf, units } from '@mocks/centre/kernel/people';
import type { Actor, BusinessError } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { invalidateHolderCheck, renameAtBanks, unitPayers } from '@mocks/centre/remittance/debit/payer-changes';
import { hasAgreement } from '@mocks/centre/remittance/debit/payers';
import { setInstruction } from '@mocks/centre/remittance/debit/standing-instruction';
import { confirmRoster } from '@mocks/centre/remittance/list/confirm';
import { remittanceStart } from '@mocks/centre/remittance/list/roster-views';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveDraft } from '@/api/cases/drafts';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { chooseOption } from '../../../choose-option';
import { fileCentre } from '../../../file-centre';
import { PEOPLE, UNITS } from '../../../people';
import { openPage, signedIn } from '../../open-page';

const HUAXIA = UNITS.华夏精密;
const ACTOR: Actor = { kind: 'unit', dwzh: HUAXIA.dwzh };
/** The unit's own at the bank, and not known to the centre yet. */
const NEW = {
  czlx: '1',
  zhlx: '02',
  fkyhdm: '105',
  fkhm: HUAXIA.dwmc,
  fkzh: '11050162510000009988',
  sfwtkk: '1',
  kkr: '12',
  cns: '1',
};

const centre = fileCentre();

const handIn = (values: Record<string, unknown>, ywlx = 'GJ0109') =>
  centre.transact((tx) => submit(tx, ACTOR, { ywlx, ywlsh: issueNumber(tx, ACTOR, ywlx), ...values }));
const wrong = (values: Record<string, unknown>) =>
  handIn(values).catch((failure: BusinessError) =>
    Object.keys(failure.fieldErrors).length > 0 ? failure.fieldErrors : failure.message,
  );
const accounts = () => centre.transact((tx) => unitPayers(tx, ACTOR).fkzhs);
const offered = () => centre.transact((tx) => remittanceStart(tx, ACTOR).fkzhs.map(({ zhbh }) => zhbh));
const payMonth = (zhbh: string) =>
  centre.transact((tx) => {
    const { qcqrdh } = confirmRoster(tx, ACTOR, { hjny: '2026-12', hjksfs: '2', hjrs: '48', hjje: HUAXIA.hjje });
    const values = { hjny: '2026-12', hjksfs: '2', qcqrdh, hjfs: '02', zhbh, ywwd: '0101' };
    return submit(tx, ACTOR, { ywlx: 'GJ0201', ywlsh: issueNumber(tx, ACTOR, 'GJ0201'), ...values });
  });

it('adds an account that the bank knows, and the next month is paid from it', async () => {
  const entry = flowByCode('GJ0109', 'unit');
  if (!entry) throw new Error('not registered');
  await signedIn(centre, HUAXIA.dwzh, '2');
  await saveDraft({ ywlx: 'GJ0109', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });
  const { user } = await openPage(centre, HUAXIA.dwzh, entry.path, <FlowPage entry={entry} />, '2');
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await screen.findByText('默认，使用中，已签约委托扣款');
  await user.click(screen.getByRole('button', { name: /下一步/ }));
  expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: /新增/ }));
  await user.click(screen.getByRole('button', { name: /下一步/ }));
  const missing = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(missing.map((link) => link.textContent)).toEqual([
    expect.stringContaining('开户银行'),
    expect.stringContaining('付款账号'),
    expect.stringContaining('是否签约委托扣款'),
  ]);
  await chooseOption(screen.getByRole('combobox', { name: '开户银行' }), '中国建设银行');
  await user.type(screen.getByLabelText('付款账号'), NEW.fkzh);
  await user.click(screen.getByRole('radio', { name: '是' }));
  await user.click(screen.getByRole('checkbox', { name: /本单位委托中心/ }));
  await user.click(screen.getByRole('button', { name: /下一步/ }));
  await screen.findByRole('heading', { name: '核对确认' });
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('该账户在汇缴时即可选用。')).toBeVisible();

  const record = await centre.transact(({ store }) => [...cases(store).values()].at(-1));
  expect(record).toMatchObject({ ywzt: '99', values: { fkzh: NEW.fkzh, kkr: '15' } });
  const issued = await centre.transact(({ store }) =>
    [...issuedDocuments(store).values()].filter(({ kind }) => kind === '44'),
  );
  expect(issued.map(({ ywlsh }) => ywlsh)).toEqual([record?.ywlsh]);
  expect(await offered()).toEqual(['FK000101', 'FK000102', 'FK000103', 'FK000104']);

  const balance = () => centre.transact(({ store }) => balanceOf(store, memberAccount(PEOPLE.刘洋.grzh)));
  const before = await balance();
  expect((await payMonth('FK000104')).ywzt).toBe('99');
  expect((await balance()) - before).toBeGreaterThan(0n);
  expect(await centre.transact(({ store }) => trialBalance(store))).toBe(0n);
});

it('the bank says it is somebody else’s; it is there already; the day comes too late', async () => {
  const other = { ...NEW, fkyhdm: '103', fkzh: '11001018800053004321' };
  expect(await wrong(other)).toEqual({ fkzh: '银行核验的户名与填写的付款户名不一致，请核对' });
  expect(await wrong({ ...NEW, fkzh: '31001502500056012345' })).toEqual({ fkzh: '该账户已添加' });
  expect(await wrong({ ...NEW, kkr: '16' })).toEqual({ kkr: '约定扣款日不能晚于最迟缴款日（每月15日）' });
  expect(await wrong({ ...NEW, kksx: '1e5' })).toEqual({ kksx: '无效金额' });
  expect(await wrong({ ...NEW, fkhm: '华夏集团财务公司' })).toEqual({
    hmyy: '请输入户名不一致的原因',
    fkzh: '银行核验的户名与填写的付款户名不一致，请核对',
  });
  expect(await wrong({ czlx: '2', zhbh: 'FK000401', sfwtkk: '0' })).toEqual({ zhbh: '请选择付款账户' });
});

const told = () => centre.transact(({ store }) => [...cases(store).values()].at(-1)?.lc.at(-1)?.yj);

it('says what has become of the mandate, and from where the agreement debits now', async () => {
  await handIn({ czlx: '4', zhbh: 'FK000102' });
  expect(await told()).toBe(
    '已将中国工商银行（0200***********7766）设为默认付款账户，代缴协议改从中国工商银行 0200***********7766扣款',
  );
  await handIn({ czlx: '2', zhbh: 'FK000101', sfwtkk: '0' });
  expect(await told()).toBe('已修改付款账户中国建设银行（3100************2345），委托扣款已终止');
  await handIn({ czlx: '2', zhbh: 'FK000101', sfwtkk: '1', kkr: '15', cns: '1' });
  expect(await told()).toBe(
    '已修改付款账户中国建设银行（3100************2345），已签约委托扣款，约定扣款日每月15日，单笔不设上限',
  );
  await handIn({ czlx: '3', zhbh: 'FK000101' });
  expect(await told()).toBe('已停用付款账户中国建设银行（3100************2345），委托扣款已终止');
  expect((await accounts())[0]).toMatchObject({ zt: '0', wtkkzt: '0', kkr: '', kksx: '' });
  await handIn({ czlx: '2', zhbh: 'FK000102', sfwtkk: '0' });
  expect(await told()).toMatch(/委托扣款已终止，代缴协议暂停代缴，请自行办理汇缴$/);
});

it('the receipt of an account that is stopped does not offer it', async () => {
  const entry = flowByCode('GJ0109', 'unit');
  if (!entry) throw new Error('not registered');
  await signedIn(centre, HUAXIA.dwzh, '2');
  await saveDraft({ ywlx: 'GJ0109', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{"czlx":"3","zhbh":"FK000103"}', xgcs: 0 });
  const { user } = await openPage(centre, HUAXIA.dwzh, entry.path, <FlowPage entry={entry} />, '2');
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await user.click(await screen.findByRole('button', { name: /下一步/ }));
  await screen.findByRole('heading', { name: '核对确认' });
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText(/该账户不再用于汇缴和自动扣款/)).toBeVisible();
  expect(screen.queryByText(/即可选用|协议可以在/)).toBeNull();
});

it('several: another one becomes the standard one, and only then the former may be stopped', async () => {
  expect(await wrong({ czlx: '3', zhbh: 'FK000101' })).toEqual({ zhbh: '默认账户不能停用，请先将其他账户设为默认' });
  expect(await wrong({ czlx: '4', zhbh: 'FK000103' })).toEqual({ zhbh: '默认账户须为已签约委托扣款的银行账户' });
  await handIn({ czlx: '4', zhbh: 'FK000102' });
  expect((await offered())[0]).toBe('FK000102');
  await centre.transact((tx) => setInstruction(tx, ACTOR, { zt: '1', zhbh: 'FK000101' }));
  expect(await wrong({ czlx: '3', zhbh: 'FK000101' })).toEqual({ zhbh: expect.stringContaining('每月自动汇缴') });
  await centre.transact((tx) => setInstruction(tx, ACTOR, { zt: '0', zhbh: '' }));
  await handIn({ czlx: '3', zhbh: 'FK000101' });
  expect(await offered()).toEqual(['FK000102', 'FK000103']);
  await expect(payMonth('FK000101')).rejects.toMatchObject({ fieldErrors: { zhbh: '请选择付款账户' } });
});

it('an account that is bound to less is not taken for the month, and no instruction names it', async () => {
  await handIn({ czlx: '2', zhbh: 'FK000102', sfwtkk: '1', kkr: '15', kksx: '109679.99', cns: '1' });
  const zhbh = expect.stringMatching(/^超过付款账户约定的单笔扣款上限109,679\.99元，请选择其他账户/);
  await expect(payMonth('FK000102')).rejects.toMatchObject({ fieldErrors: { zhbh } });
  const instruct = centre.transact((tx) => setInstruction(tx, ACTOR, { zt: '1', zhbh: 'FK000102' }));
  await expect(instruct).rejects.toMatchObject({ fieldErrors: { zhbh } });
});

it('ended mandates leave nothing that is debited by itself', async () => {
  for (const zhbh of ['FK000101', 'FK000102']) await handIn({ czlx: '2', zhbh, sfwtkk: '0' });
  expect(await offered()).toEqual(['FK000103']);
  const agreed = await centre.transact(({ store }) => {
    const unit = units(store).get(HUAXIA.dwzh);
    return unit && hasAgreement(store, unit);
  });
  expect(agreed).toBe(false);
  expect((await accounts()).map(({ wtkkzt }) => wtkkzt)).toEqual(['0', '0', '1']);
});

it('is debited again under another name once the bank carries it and the account was changed', async () => {
  const dwmc = '华夏精密股份有限公司';
  const [{ zhbh } = { zhbh: '' }] = await accounts();
  await centre.transact((tx) => {
    units(tx.store).put(HUAXIA.dwzh, { ...unitOf(tx, ACTOR), dwmc });
    invalidateHolderCheck(tx.store, HUAXIA.dwzh, dwmc);
  });
  const change = { czlx: '2', zhbh, sfwtkk: '1', kkr: '12', cns: '1' };
  expect(await wrong(change)).toEqual({ zhbh: '付款户名与单位名称不一致，请先到开户银行变更账户名称' });
  await centre.transact((tx) => renameAtBanks(tx, HUAXIA.dwzh));
  // The centre learns of it by the change alone.
  expect(await offered()).not.toContain(zhbh);
  await handIn(change);
  expect((await accounts()).find((one) => one.zhbh === zhbh)).toMatchObject({ zt: '1', fkhm: dwmc });
  expect(await offered()).toContain(zhbh);
});
