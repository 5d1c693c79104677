import { cases } from '@mocks/centre/cases/case-states';
import { employments } from '@mocks/centre/registers/life-registers';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { judgeApplication, submitApplication } from '@/api/cases/application';
import { fetchCases } from '@/api/cases/business';
import { WU_GUIFANG } from '../../../centre/fixture';
import { expectClosed, unmet } from '../../../centre/withdrawal-fixture';
import { tq0104 } from '../../../contracts/flows/tq0104-disability';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { at, faults, numberWith, promise, toDraft } from '../../flow-steps';
import { next, pick, retype } from '../../form-acts';
import { signedIn } from '../../open-page';

const SENT = { ...tq0104.values, sqrlx: '1', skzhly: '1', cns: '1' };

const centre = fileCentre();

const number = (papers: readonly string[]) => numberWith(centre, 'TQ0104', WU_GUIFANG, papers);
const send = async (values: object, papers: readonly string[] = ['0402']) =>
  submitApplication('tqsq/tqyw', 'TQ0104', await number(papers), { ...SENT, ...values });

it('吴桂芳 closes her account: a clerk reads the finding, then all that is in it is paid with the interest to date', async () => {
  await signedIn(centre, tq0104.account);
  const ywlsh = await number(['0402']);
  const user = await toDraft(centre, { code: 'TQ0104', zjhm: tq0104.account, ywlsh }, '劳动能力鉴定');
  await next(user);
  expect(faults()).toEqual([
    '请选择鉴定等级',
    '请输入鉴定文书号',
    '请输入鉴定机构',
    '请选择鉴定日期',
    '请选择受理网点',
    '请勾选承诺书',
  ]);
  await user.click(screen.getByRole('radio', { name: '监护人' }));
  await retype(user, '监护人姓名', '吴明');
  await retype(user, '监护人证件号码', '110101199003077715');
  await user.click(screen.getByRole('radio', { name: '本人' }));
  await pick(user, '鉴定等级', '完全丧失劳动能力');
  await retype(user, '鉴定文书号', '云劳鉴[2026]0311号');
  await retype(user, '鉴定机构', '云州市劳动能力鉴定委员会');
  await retype(user, '鉴定日期', '2026-03-11');
  await retype(user, '终止劳动关系日期', '2026-03-20');
  await promise(user);
  // The unit sealed her account because the work ended: that paper need not be sent, the finding must.
  await screen.findByText(/系统已核验，免交（单位封存登记/);
  expect(screen.getByText('劳动能力鉴定结论')).toBeVisible();
  expect(screen.queryByText('授权委托书（监护人证明）')).toBeNull();
  await next(user);
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('提交成功')).toBeVisible();

  await centre.transact((tx) => {
    // Who acts as guardian was asked and taken back: nothing of it is sent.
    expect(cases(tx.store).get(ywlsh)?.values).not.toHaveProperty('jhrxm', '吴明');
    expectClosed(tx, WU_GUIFANG, ywlsh);
  });
});

it('a guardian applies: named, not the member, with the paper that proves it', async () => {
  await signedIn(centre, tq0104.account);
  const guardian = { sqrlx: '2', jhrxm: '吴明', jhrzjhm: '110101199003077715' };
  await expect(send({ ...guardian, jhrzjhm: tq0104.account })).rejects.toMatchObject(
    at('jhrzjhm', '监护人不能是缴存人本人'),
  );
  await expect(send({ ...guardian, jhrzjhm: '110101199003077710' })).rejects.toMatchObject(
    at('jhrzjhm', '请输入正确格式的监护人证件号码'),
  );
  await expect(send(guardian)).rejects.toThrow(/授权委托书/);
  expect(await send(guardian, ['0402', '0105'])).toMatchObject({ ywzt: '98' });
  expect((await fetchCases({ page: 1, size: 20 })).total).toBe(1);
});

it('both conditions are needed: the finding, and that the work has ended', async () => {
  await signedIn(centre, tq0104.account);
  await expect(send({}, [])).rejects.toThrow(/劳动能力鉴定结论/);
  await expect(send({ zzldhtrq: '2026-04-01' })).rejects.toMatchObject(
    at('zzldhtrq', '终止劳动关系日期不能晚于封存日期（2026-03-31）'),
  );
  await expect(send({ jdrq: '2026-11-22' })).rejects.toMatchObject(at('jdrq', '鉴定日期不能晚于今天'));
  await centre.transact(({ store }) =>
    employments(store).put(tq0104.account, { zjhm: tq0104.account, dwmc: '新城餐饮有限公司' }),
  );
  const { mz, tj, hxsm, yzxx } = await judgeApplication('tqsq/tqyw', 'TQ0104', {});
  // Open at the door: the register may be wrong, and the form asks.
  expect({ mz, unmet: unmet({ tj }) }).toEqual({ mz: true, unmet: [] });
  expect(hxsm).toContain('社会保险登记在新城餐饮有限公司参保');
  expect(yzxx).toEqual([
    { zdm: 'sfzjy', zdz: '1', ly: '社会保险登记' },
    { zdm: 'zzldhtrq', zdz: '2026-03-31', ly: '单位封存登记' },
  ]);
  await expect(send({ sfzjy: '1' })).rejects.toMatchObject(
    at('sfzjy', expect.stringContaining('经查询，您已重新就业，请由新单位办理启封或转移')),
  );
  await expect(send({ sfzjy: '0' })).rejects.toThrow(/终止劳动关系文件/);
  expect(await send({ sfzjy: '0' }, ['0402', '0212'])).toMatchObject({ ywzt: '98' });
  await signedIn(centre, PEOPLE.张建国.zjhm);
  const working = await judgeApplication('tqsq/tqyw', 'TQ0104', {});
  expect(working.tj.filter((one) => !one.mz).map(({ tjbh }) => tjbh)).toEqual(
    expect.arrayContaining(['ZHFC', 'WJQDK']),
  );
});
