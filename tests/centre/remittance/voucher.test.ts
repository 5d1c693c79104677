import { documentOfActor } from '@mocks/centre/documents/document';
import { listRemittances } from '@mocks/centre/remittance/list/list-views';
import { issueVoucherFor } from '@mocks/centre/remittance/voucher';
import { expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { ACCOUNT, HUAXIA, handIn } from '../remittance-world';

const centre = fileCentre();

it('the amounts of its table are grouped as those above it', () =>
  centre.transact((tx) => {
    handIn(tx, { hjfs: '02', zhbh: ACCOUNT });
    const [list] = listRemittances(tx, HUAXIA, { ksny: '', jsny: '', zt: '', page: 1, size: 1 }).list;
    const { zmbh } = issueVoucherFor(tx, HUAXIA, { qcqrdh: list?.qcqrdh ?? '' });
    const { facts, tables } = documentOfActor(tx, HUAXIA, zmbh).content;
    expect(facts).toContainEqual({ label: '汇缴金额', value: '109,680.00元' });
    expect(tables?.[0]?.rows).toContainEqual(['本月汇缴', '48', '109,680.00']);
  }));
