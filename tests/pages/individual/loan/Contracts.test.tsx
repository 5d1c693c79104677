import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import Contracts from '@/pages/individual/loan/Contracts';
import { fileCentre } from '../../../file-centre';
import { openPage } from '../../../flows/open-page';
import { LIU } from '../../../people';
import { recordRequests } from '../../../sent-requests';

const centre = fileCentre();
const sent = recordRequests();

const CONTRACT = {
  ...{ ywlsh: '20261121000000000001', jkhtbh: 'JK2026-1', title: '住房公积金借款合同', sqdkje: '600000.00' },
  ...{ sqdkqx: '240', zxll: '2.6', yhke: '3208.73', zmbh: 'ZM1', kqsj: '2026-11-21 09:00:00', qssj: '', zt: '0' },
};
const answer = (path: string, data: unknown, code: string | number = 0, msg = '') =>
  centre.fault({ path, kind: 'answer', value: JSON.stringify({ code, msg, data }) });
const open = async () => {
  await answer('/sqsbq/dkdqsList', [CONTRACT]);
  const page = await openPage(centre, LIU, '/grwt/dkSys/dkyw/dksqsbq', <Contracts />);
  const region = within(await screen.findByRole('region', { name: '住房公积金借款合同JK2026-1' }));
  return { ...page, region };
};

it('a contract that may not be signed now says why, and no code is shown', async () => {
  const { user, region } = await open();
  expect(region.getByText('¥600,000.00')).toBeVisible();
  await answer('/sqsbq/dksqsCheck', null, 1, '共同借款人尚未确认，暂不能签署');
  await user.click(await region.findByRole('button', { name: '签署借款合同' }));
  expect(await screen.findByText('共同借款人尚未确认，暂不能签署')).toBeVisible();
  expect(sent.of('dksqsCheck').map(({ body }) => body)).toEqual([{ ywlsh: CONTRACT.ywlsh }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('one that may is signed on the phone, and the signature is handed in', async () => {
  const { user, region } = await open();
  await answer('/sqsbq/dksqsCheck', CONTRACT);
  await answer('/cxsqsgzV2', [{ wsbh: 'W1', wsmc: '住房公积金借款合同', sm: '借款' }]);
  await answer('/qm/getQrCode', { uuid: 'U-1', urlBase: 'https://m.example.gov.cn/s?u=' });
  await answer('/qsztcx', { zt: 'confirmed', qmbh: 'QM-9', qmsj: '2026-11-21 10:00:00' });
  const signed = { ...CONTRACT, zt: '1', qssj: '2026-11-21 10:00:00' };
  await answer('/sqsbq/dksqsAdd', signed);
  await answer('/sqsbq/dkdqsList', [signed]);
  await user.click(await region.findByRole('button', { name: '签署借款合同' }));
  expect(await screen.findByText('借款合同已签署')).toBeVisible();
  expect(sent.of('dksqsAdd').map(({ body }) => body)).toEqual([{ ywlsh: CONTRACT.ywlsh, qmbh: 'QM-9' }]);
  expect(await region.findByText('已签署')).toBeVisible();
});
