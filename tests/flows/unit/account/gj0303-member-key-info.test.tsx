import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveDraft } from '@/api/cases/drafts';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { chooseOption } from '../../../choose-option';
import { fileCentre } from '../../../file-centre';
import { NOBODY, PEOPLE, UNITS } from '../../../people';
import { openPage, signedIn } from '../../open-page';

const HUAXIA = UNITS.华夏精密.dwzh;
const OLDER = PEOPLE.陈𠮷祥;

const centre = fileCentre();

it('GJ0303: the form says that two accounts become one, which and with what consequences, and says no more once another number is typed', async () => {
  const entry = flowByCode('GJ0303', 'unit');
  if (!entry) throw new Error('GJ0303 is not registered');
  await signedIn(centre, HUAXIA, '2');
  await saveDraft({ ywlx: 'GJ0303', ywlsh: '', bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 });
  const { user } = await openPage(centre, HUAXIA, entry.path, <FlowPage entry={entry} />, '2');
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await user.type(await screen.findByRole('searchbox', { name: '姓名、证件号码或个人账号' }), '刘洋{Enter}');
  await user.click(await screen.findByRole('button', { name: '选择刘洋（100000000007）' }));
  await chooseOption(await screen.findByRole('combobox', { name: '变更原因' }), '录入错误');
  await user.click(screen.getByRole('textbox', { name: '新姓名' }));
  await user.paste(OLDER.xingming);
  const number = await screen.findByRole('textbox', { name: '新证件号码' });
  await user.type(number, OLDER.zjhm);
  await user.tab();
  const told = /新证件号码已有个人账户（尾号0005）.*合并后不能撤销.*尾号0007的余额、利息和缴存月份并入后销户/;
  expect(await screen.findByText(told)).toBeVisible();
  await user.clear(number);
  await user.type(number, NOBODY.another);
  await user.tab();
  await waitFor(() => expect(screen.queryByText(told)).toBeNull());
});
