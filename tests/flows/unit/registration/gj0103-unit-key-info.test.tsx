import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { units } from '@mocks/centre/kernel/people';
import type { Actor, BusinessError } from '@mocks/centre/kernel/transaction';
import { legalPersonOf } from '@mocks/centre/kernel/unit/unit-info';
import { submit } from '@mocks/centre/office/applications';
import { withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { operatePhone } from '@mocks/centre/phone';
import { enterprises } from '@mocks/centre/registers/market-register';
import { registeredData } from '@mocks/centre/registration/unit-registrations';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveDraft } from '@/api/cases/drafts';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { PNG } from '../../../centre/loan-fixture';
import { fileCentre } from '../../../file-centre';
import { LEGAL_PERSONS, UNITS } from '../../../people';
import { openPage, signedIn } from '../../open-page';

const HUAXIA = UNITS.华夏精密;
const XINCHENG = UNITS.新城餐饮;
const ACTOR: Actor = { kind: 'unit', dwzh: HUAXIA.dwzh };
const NEW_NAME = '华夏智能制造有限公司';

const centre = fileCentre();

const handIn = (values: Record<string, unknown>, files: readonly string[] = [], actor = ACTOR) =>
  centre.transact((tx) => {
    const ywlsh = issueNumber(tx, actor, 'GJ0103');
    for (const wjlxId of files) addMaterial(tx, actor, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
    return submit(tx, actor, { ywlx: 'GJ0103', ywlsh, bgyy: '更名', hdrq: '2026-11-10', cns: '1', ...values });
  });
const wrong = (values: Record<string, unknown>) =>
  handIn(values).catch((failure: BusinessError) =>
    Object.keys(failure.fieldErrors).length > 0 ? failure.fieldErrors : failure.message,
  );
const unitNow = (dwzh: string) => centre.transact(({ store }) => units(store).get(dwzh));
const registered = (dwmc: string) =>
  centre.transact(({ store }) => {
    const template = [...enterprises(store).values()][0];
    if (!template) throw new Error('the register is empty');
    const row = { ...template, tyshxydm: HUAXIA.tyshxydm, dwmc, dwfrdbxm: '方振华' };
    enterprises(store).put(row.tyshxydm, row);
  });

it('a name that the market register has is taken at once, with nothing to upload; the former one stays on file', async () => {
  await registered(NEW_NAME);
  expect(await wrong({ bgx: ['1'], xdwmc: '华夏精工有限公司' })).toEqual({ xdwmc: '新单位名称与登记机关信息不一致' });
  // Nobody at the centre looks; the legal person does, on the own phone.
  const { ywlsh, ywzt } = await handIn({ bgx: ['1'], xdwmc: NEW_NAME });
  expect(ywzt).toBe('06');
  expect((await unitNow(HUAXIA.dwzh))?.dwmc).toBe('华夏精密制造有限公司');
  const link = (await centre.outbox()).find(({ to, uuid }) => to === LEGAL_PERSONS.方振华.sjhm && uuid !== '');
  await centre.transact((tx) => operatePhone(tx, 0, { uuid: link?.uuid ?? '', action: 'confirm', zjhm: '' }));
  expect(await centre.transact(({ store }) => cases(store).get(ywlsh)?.ywzt)).toBe('99');
  expect((await unitNow(HUAXIA.dwzh))?.dwmc).toBe(NEW_NAME);
  const { rows } = await centre.transact((tx) => registeredData(tx, ACTOR));
  expect(rows).toContainEqual({ label: '曾用名', value: '华夏精密制造有限公司' });
});

it('before the legal person has said yes it is taken back, and that person hears that nothing is left to do', async () => {
  await registered(NEW_NAME);
  const { ywlsh } = await handIn({ bgx: ['1'], xdwmc: NEW_NAME });
  expect((await centre.transact((tx) => withdrawCase(tx, ACTOR, { ywlsh }))).ywzt).toBe('85');
  const told = (await centre.outbox()).find(({ to }) => to === LEGAL_PERSONS.方振华.sjhm);
  expect(told?.text).toContain('邀请您确认的缴存登记关键信息变更已撤回，没有发生变更，您无需再处理');
  expect((await unitNow(HUAXIA.dwzh))?.dwmc).toBe('华夏精密制造有限公司');
});

it('what the register does not know goes to a clerk with its papers', async () => {
  const legal = { bgx: ['3'], xdwfrdbxm: '方振国', xdwfrdbzjlx: '01', xdwfrdbzjhm: LEGAL_PERSONS.方振国.zjhm };
  await expect(handIn(legal)).rejects.toThrow('请上传材料：营业执照或法人登记证书、变更核准文件、法定代表人身份证');
  const { ywlsh, ywzt } = await handIn(legal, ['0201', '0202', '0206']);
  expect(ywzt).toBe('98');
  await centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '' }));
  const known = await centre.transact(({ store }) => legalPersonOf(store, HUAXIA.dwzh));
  // Who is asked to agree to a further operator from now on.
  expect(known).toEqual({ frxm: '方振国', frzjhm: LEGAL_PERSONS.方振国.zjhm, frsjhm: '' });
});

it('another unit’s code stays the other’s', async () => {
  const xtyshxydm = (await unitNow(UNITS.新城餐饮.dwzh))?.tyshxydm;
  expect(await wrong({ bgx: ['2'], xtyshxydm })).toEqual({ xtyshxydm: '统一社会信用代码已被其他单位使用' });
});

it('with no item chosen there is nothing to change', async () => {
  expect(await wrong({ bgx: ['7'] })).toBe('未修改任何信息，无需提交');
});

it.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['the name it has', { bgx: ['1'], xdwmc: '华夏精密制造有限公司' }, { xdwmc: '与现登记的单位名称相同，无需变更' }],
  ['a code that is none', { bgx: ['2'], xtyshxydm: '911101' }, { xtyshxydm: '请输入正确的统一社会信用代码' }],
  ['a day to come', { bgx: ['1'], xdwmc: NEW_NAME, hdrq: '2026-11-22' }, { hdrq: '核准日期不能晚于今天' }],
  ['no promise', { bgx: ['4'], xdwxz: '9', cns: '0' }, { cns: '请勾选承诺书' }],
])('%s is refused', async (_, values, errors) => {
  expect(await wrong(values)).toEqual(errors);
});

it('a unit whose key information is incomplete is led through: what is missing is chosen, and then nothing is', async () => {
  const entry = flowByCode('GJ0103', 'unit');
  if (!entry) throw new Error('not registered');
  await signedIn(centre, XINCHENG.dwzh, '2');
  await saveDraft({ ywlx: 'GJ0103', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });
  const { user } = await openPage(centre, XINCHENG.dwzh, entry.path, <FlowPage entry={entry} />, '2');
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  expect(await screen.findByText('登记的法定代表人与市场监督管理部门的登记不一致')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '法定代表人' })).toBeChecked();
  // The register says who it is; the number it does not have.
  expect(screen.getByLabelText('新法定代表人')).toHaveValue('程新');
  await user.click(screen.getByRole('button', { name: /下一步/ }));
  const missing = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(missing.map((link) => link.textContent)).toEqual([
    expect.stringContaining('法定代表人证件号码'),
    expect.stringContaining('核准日期'),
    expect.stringContaining('变更原因'),
    expect.stringContaining('承诺书'),
  ]);

  const actor: Actor = { kind: 'unit', dwzh: XINCHENG.dwzh };
  const legal = { bgx: ['3'], xdwfrdbxm: '程新', xdwfrdbzjlx: '01', xdwfrdbzjhm: LEGAL_PERSONS.程新.zjhm };
  // Licence and approval are in the register: only the new person's papers are to be sent.
  const { ywlsh, ywzt } = await handIn(legal, ['0202'], actor);
  expect(ywzt).toBe('98');
  await centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '' }));
  expect(await unitNow(XINCHENG.dwzh)).toMatchObject({ completeness: '0', keyGaps: [] });
});
