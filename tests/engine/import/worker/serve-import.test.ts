// @vitest-environment node
import { expect, it, vi } from 'vitest';
import type { ImportRequest, ImportResponse } from '@/engine/import/import-protocol';
import { type ImportPort, serveImport } from '@/engine/import/worker/serve-import';
import { memberSealingImport } from '@/flows/unit/account/gj0305-member-sealing-import';
import type { RosterMember } from '@/flows/unit/blocks/member-columns';
import { baseAdjustmentImport } from '@/flows/unit/deposit/gj0203-base-adjustment-import';
import { memberHere, UNIT_OPTIONS } from '../../../flows/unit/account/unit-options';
import { PEOPLE } from '../../../people';

/** A worker that serves both; each call is answered with its response. */
function served() {
  const responses: ImportResponse[] = [];
  const port: ImportPort = { onmessage: null, postMessage: (response) => responses.push(response) };
  serveImport(port, [baseAdjustmentImport, memberSealingImport]);
  let id = 0;
  return async (call: ImportRequest['call'], ...args: unknown[]) => {
    id += 1;
    const asked = id;
    port.onmessage?.(new MessageEvent('message', { data: { id: asked, call, args } as ImportRequest }));
    return vi.waitFor(() => {
      const response = responses.find((one) => one.id === asked && one.kind !== 'progress');
      if (!response) throw new Error('no response yet');
      return response.kind === 'result' ? response.result : response;
    });
  };
}

const members = (one: Partial<RosterMember>) => ({ option: 'members', rows: [memberHere(one)] });
const ROW = { grzh: PEOPLE.刘洋.grzh, xingming: '刘洋', fcyy: '01', fcny: '2026-12', lzrq: '2026-11-20' };

it('starts the import of the business that the page names, with its long options in one piece again', async () => {
  const call = served();
  await call('feed', members({ grzh: PEOPLE.张建国.grzh, xingming: '张建国' }));
  await call('feed', members({ grzh: PEOPLE.刘洋.grzh, xingming: '刘洋' }));
  await call('start', 'GJ0305', UNIT_OPTIONS, { fcyy: [{ value: '01', label: '与单位终止劳动关系' }] });
  expect(await call('add', [ROW])).toMatchObject({ rows: 1, passed: 1, source: 'list' });
});

it('knows the expected rows of all pages', async () => {
  const call = served();
  const row = (grzh: string) => [grzh, '张建国', '', '18000.00', '12', '12', '', '', ''];
  await call('feed', { option: null, rows: [row('1'), row('2')] });
  await call('feed', { option: null, rows: [row('3')] });
  await call('start', 'GJ0203', { sxny: '2026-12', lower: '2200.00', upper: '28680.00', sealed: [] }, {});
  expect(await call('summary')).toMatchObject({ rows: 3, pending: 3 });
});

it('fails where nothing was started, and for a business without an import', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const call = served();
  const failure = { kind: 'failure', sentence: '处理失败，请刷新页面后重试' };
  expect(await call('summary')).toMatchObject(failure);
  expect(await call('start', 'GJ0101', null, {})).toMatchObject(failure);
});
