import type { StateNote } from '@/api/cases/business';
import type { CaseRecord } from '../../cases/case-states';
import { type PendingParty, pendingPartiesNote } from '../../cases/pending-parties';
import type { Store } from '../../kernel/store';
import { suspension } from '../buildings';
import { isMortgaged } from './contract-document';
import { type LoanFile, loanFileOf } from './loan-file';

/** Link to the page for signing contracts. */
export const CONTRACTS = { lj: '/grwt/dkSys/dkyw/sqsbq', ljmc: '去签署借款合同' };
const NOWHERE = { lj: '', ljmc: '' };

/** State note of an approved loan: the pending party, and the borrower's next step if any. */
export function loanStateNote(store: Store, record: CaseRecord): StateNote | undefined {
  if (record.ywzt === '98') return pausedReview(store, record);
  const file = loanFileOf(store, record.ywlsh);
  if (!file) return undefined;
  if (record.ywzt === '06') return pendingPartiesNote(store, record, awaitedBySale(store, record));
  if (record.ywzt === '03') return contractNote(store, record, file);
  if (record.ywzt !== '04') return undefined;
  const nr = `${guaranteeOf(record)}已办妥，预计${file.payoutOn}放款，您无需操作，请保持还款账户可用`;
  return { mc: '待放款', lx: 'waiting', nr, mx: [{ label: '预计放款日', value: file.payoutOn }], ...NOWHERE };
}

/** A review waits while the property is suspended: no due date is shown, so none can pass (docs/rules/kh0104-project-admission.md, Rules). */
function pausedReview(store: Store, { values }: CaseRecord): StateNote | undefined {
  const reason = suspension(store, values.lpbh ?? '');
  if (!reason) return undefined;
  const nr = `所购楼盘${reason}。恢复准入后继续办理，办理期限顺延，您无需操作；不再办理的，可以撤回`;
  return { mc: '暂缓办理', lx: 'waiting', nr, mx: [], ...NOWHERE };
}

/** Developer's confirmation as a pending party, for a home sold by one; none while the property is suspended. */
export function awaitedBySale(store: Store, { ywlsh, values }: CaseRecord): PendingParty[] {
  const kfsqr = loanFileOf(store, ywlsh)?.kfsqr ?? '';
  if (kfsqr === '') return [];
  const open = kfsqr === '0';
  const first = '与开发商约定及时确认';
  const word = { label: '开发商', value: open ? '待确认' : '已确认', waits: open ? '开发商确认售房信息' : '', first };
  if (!suspension(store, values.lpbh ?? '')) return [word];
  return [word, SUSPENDED];
}

const SUSPENDED = { label: '合作楼盘', value: '暂停准入', waits: '楼盘恢复准入', first: '等楼盘恢复准入' };

function contractNote(store: Store, record: CaseRecord, file: LoanFile): StateNote {
  if (file.signedAt === '') return unsigned(store, record, file);
  return file.registerOn === ''
    ? pendingPartiesNote(store, record, awaitedInContract(store, record))
    : signed(record, file);
}

/** Signers missing under the contract besides the invited ones; a contract signed during a suspension waits for its end. */
export function awaitedInContract(store: Store, record: CaseRecord): PendingParty[] {
  const open = loanFileOf(store, record.ywlsh)?.signedAt === '';
  const own = {
    label: '借款人',
    value: open ? '待签署' : '已签署',
    waits: open ? '借款人签署借款合同' : '',
    first: '',
  };
  if (!suspension(store, record.values.lpbh ?? '')) return [own];
  return [own, SUSPENDED];
}

function unsigned(store: Store, { values }: CaseRecord, { jkhtbh }: LoanFile): StateNote {
  const mx = [{ label: '借款合同编号', value: jkhtbh }];
  const still = suspension(store, values.lpbh ?? '');
  if (still) {
    const nr = `${still}，恢复准入后再签署借款合同，签署期限顺延`;
    return { mc: '待签合同', lx: 'waiting', nr, mx, ...NOWHERE };
  }
  const nr = '借款合同已生成，请核对后用手机扫码签署；签署前不会办理后续手续';
  return { mc: '待签合同', lx: 'attention', nr, mx, ...CONTRACTS };
}

function signed(record: CaseRecord, { jkhtbh, registerOn }: LoanFile): StateNote {
  const guarantee = guaranteeOf(record);
  const nr = `借款合同已签署，正在办理${guarantee}，预计${registerOn}完成，您无需操作`;
  const mx = [
    { label: '借款合同编号', value: jkhtbh },
    { label: '预计完成日', value: registerOn },
  ];
  return { mc: `待办${guarantee}`, lx: 'waiting', nr, mx, ...NOWHERE };
}

const guaranteeOf = ({ values }: CaseRecord) => (isMortgaged(values) ? '抵押登记' : '担保手续');
