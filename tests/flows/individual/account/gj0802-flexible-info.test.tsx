import { cases } from '@mocks/centre/cases/case-states';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { saveDraft } from '@/api/cases/drafts';
import { fetchInfoHistory, fetchPersonInfo } from '@/api/person/info-change';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { chooseOption } from '../../../choose-option';
import { fileCentre } from '../../../file-centre';
import { PEOPLE } from '../../../people';
import { next, pick } from '../../form-acts';
import { openPage, signedIn } from '../../open-page';

const { zjhm } = PEOPLE.阿依古丽;
const entry = flowByCode('GJ0802', 'individual');
if (!entry) throw new Error('GJ0802 is not registered');

const centre = fileCentre();

async function openForm(): Promise<UserEvent> {
  await signedIn(centre, zjhm);
  await saveDraft({ ywlx: 'GJ0802', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });
  const { user } = await openPage(
    centre,
    zjhm,
    entry?.path ?? '',
    <FlowPage entry={entry as NonNullable<typeof entry>} />,
  ); // thrown above without one
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await screen.findByRole('heading', { name: '从业情况' });
  return user;
}
const arrived = () =>
  centre.transact((tx) =>
    [...cases(tx.store).values()].filter(({ ywlx }) => ywlx === 'GJ0802').map(({ values }) => values),
  );

it('shows what stands and refuses to hand in nothing; a platform is asked of platform workers alone', async () => {
  const user = await openForm();
  expect(screen.getByText('自由职业者')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: '从业平台类型' })).toBeNull();
  expect(screen.getByText('138****0004')).toBeVisible();
  // There is no employer to turn to.
  expect(screen.getByText('姓名和证件号码不能在此修改。如需变更，请到网点办理。')).toBeVisible();
  await next(user);
  expect(await screen.findAllByText('未修改任何信息，无需提交')).not.toHaveLength(0);
  await pick(user, '人员类别', '新就业形态劳动者');
  await user.click(await screen.findByRole('button', { name: /下一步$/ }));
  expect(await screen.findByRole('link', { name: '请选择从业平台类型' })).toBeVisible();
  expect(await fetchInfoHistory()).toEqual([]);
});

it('阿依古丽 takes up deliveries: in force at once, old beside new, nothing else sent', async () => {
  const user = await openForm();
  await pick(user, '人员类别', '新就业形态劳动者');
  await chooseOption(await screen.findByRole('combobox', { name: '从业平台类型' }), '外卖配送');
  await next(user);
  expect(await screen.findByText(/自由职业者/)).toHaveTextContent('自由职业者 → 新就业形态劳动者');
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText('变更已即时生效，不能撤回；填写有误的，重新办理变更。')).toBeVisible();
  expect(await arrived()).toEqual([{ lhrylb: '3', cyrzt: '2' }]);
  expect(await fetchPersonInfo()).toMatchObject({ lhrylb: '3', cyrzt: '2' });
  expect((await fetchInfoHistory())[0]?.bgx).toEqual([
    { label: '人员类别', ysz: '自由职业者', xsz: '新就业形态劳动者' },
    { label: '从业平台类型', ysz: '', xsz: '外卖配送' },
  ]);
});
