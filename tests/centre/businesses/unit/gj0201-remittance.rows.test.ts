// @vitest-environment node

import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail, caseRowsPage } from '@mocks/centre/office/cases';
import { confirmRoster } from '@mocks/centre/remittance/list/confirm';
import { expect, it } from 'vitest';
import { UNITS } from '../../../people';
import { centreOn, LIU_YANG, refusalOf } from '../../fixture';

const HUAXIA: Actor = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh };

it('the list that a remittance pays stands in its case, page by page, for its unit alone, and no promise runs meanwhile', async () => {
  const centre = await centreOn();
  const month = { hjny: '2026-12', hjksfs: '2' };
  const ywlsh = await centre.transact((tx) => {
    const { qcqrdh } = confirmRoster(tx, HUAXIA, { ...month, hjrs: '48', hjje: UNITS.华夏精密.hjje });
    const number = issueNumber(tx, HUAXIA, 'GJ0201');
    submit(tx, HUAXIA, { ywlx: 'GJ0201', ywlsh: number, ...month, qcqrdh, hjfs: '03', ywwd: '0101' });
    return number;
  });
  const page = await centre.transact((tx) => caseRowsPage(tx, HUAXIA, { ywlsh, page: 3, size: 20 }));
  expect(page).toMatchObject({ bt: '2026-12汇缴清册', total: 48 });
  expect(page.list).toHaveLength(8);
  expect(page.list[0]).toHaveLength(page.lm.length);
  const foreign = centre.transact((tx) => caseRowsPage(tx, LIU_YANG, { ywlsh, page: 1, size: 20 }));
  expect((await refusalOf(foreign)).message).toBe('未找到该业务，请从“我的办件”进入');
  const found = await centre.transact((tx) => caseDetail(tx, HUAXIA, { ywlsh }));
  expect(found).toMatchObject({ cnbjsj: '', ddsm: '待缴款', cq: false });
  expect(await centre.transact((tx) => issueReceipt(tx, HUAXIA, { ywlsh }).zmbh)).not.toBe('');
});
