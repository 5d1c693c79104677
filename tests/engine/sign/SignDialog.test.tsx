import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SignDialog } from '@/engine/sign/SignDialog';
import { useToast } from '@/ui/state/toast';
import { fileCentre } from '../../file-centre';
import { openPage } from '../../flows/open-page';
import { LIU } from '../../people';
import { recordRequests } from '../../sent-requests';

const centre = fileCentre();
const sent = recordRequests();

const answer = (path: string, data: unknown) =>
  centre.fault({ path, kind: 'answer', value: JSON.stringify({ code: 0, msg: '', data }) });
const DOCUMENTS = [{ wsbh: 'W1', wsmc: '还款扣款授权书', sm: '授权中心从还款账户扣款' }];
const open = () => {
  const dialog = <SignDialog ywlsh="YW1" request={{ ywlx: 'GD0405' }} onSigned={vi.fn()} onClose={vi.fn()} />;
  return openPage(centre, LIU, '/grwt/dkSys/hkxx_bg/hkzh_bg', dialog);
};

it('shows what is signed before the code; documents that do not come are said in the dialog, in no toast, and asked for again', async () => {
  await centre.fault({ path: '/cxsqsgzV2', kind: 'status', value: 500 });
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('服务接口异常，请反馈给管理员');
  expect(useToast.getState().current).toBeUndefined();
  expect(screen.queryByRole('img', { name: '移动端签署二维码' })).not.toBeInTheDocument();
  expect(sent.of('cxsqsgzV2').map(({ body }) => body)).toEqual([{ ywlx: 'GD0405', ywlsh: 'YW1' }]);

  await answer('/cxsqsgzV2', DOCUMENTS);
  await answer('/qm/getQrCode', { uuid: 'U-1', urlBase: 'https://m.example.gov.cn/s?u=' });
  await user.click(screen.getByRole('button', { name: '重新获取' }));
  expect(await screen.findByRole('list', { name: '签署内容' })).toHaveTextContent(
    '《还款扣款授权书》：授权中心从还款账户扣款',
  );
  expect(await screen.findByRole('img', { name: '移动端签署二维码' })).toBeVisible();
  // Address and number of the code make what the phone opens.
  expect(screen.getByRole('link', { name: '在本机继续', hidden: true })).toHaveAttribute(
    'href',
    'https://m.example.gov.cn/s?u=U-1',
  );
});

it('a state that does not come is asked for again, and nothing is said', async () => {
  await answer('/cxsqsgzV2', DOCUMENTS);
  await answer('/qm/getQrCode', { uuid: 'U-1', urlBase: 'https://m.example.gov.cn/s?u=' });
  await centre.fault({ path: '/qsztcx', kind: 'status', value: 500 });
  await open();
  await answer('/qsztcx', { zt: 'scanned', qmbh: '', qmsj: '' });
  expect(await screen.findByText('已扫码，请在手机上确认签署')).toBeVisible();
  await waitFor(() => expect(sent.of('qsztcx').length).toBeGreaterThan(1));
  expect(sent.of('qsztcx')[0]?.body).toEqual({ uuid: 'U-1' });
  expect([useToast.getState().current, screen.queryByRole('alert')]).toEqual([undefined, null]);
});
