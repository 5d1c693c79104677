import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { useToast } from '@/ui/state/toast';
import { fileCentre } from '../../file-centre';
import { openPage, signedIn } from '../../flows/open-page';
import { UNITS } from '../../people';

const centre = fileCentre();

it.each([
  ['status', '500', '服务接口异常，请反馈给管理员'],
  ['code', '000', '操作太频繁，请勿重复请求'],
] as const)(
  'the account of the unit that does not come (%s %s) keeps the business shut and says so once, on the page',
  async (kind, value, text) => {
    const entry = flowByCode('GJ0201', 'unit');
    if (!entry) throw new Error('GJ0201 is not registered');
    await signedIn(centre, UNITS.华夏精密.dwzh, '2');
    await centre.fault({ path: '/jcdwxx/dwzhxxsfwz', kind, value, times: 1 });
    const { user } = await openPage(centre, UNITS.华夏精密.dwzh, entry.path, <FlowPage entry={entry} />, '2');
    const reason = await screen.findByText(text);
    expect(screen.getByRole('alert')).toContainElement(reason);
    // Nothing but the page says it: no toast lies over it.
    expect(useToast.getState().current).toBeUndefined();
    expect(screen.queryByRole('dialog', { name: '用户办理须知' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('dialog', { name: '用户办理须知' })).toBeVisible();
  },
);
