import type { StateNote } from '@/api/business';
import type { CaseRecord } from '../../cases/case-states';
import { type Awaited, othersNote } from '../../cases/others-note';
import type { Store } from '../../kernel/store';
import { suspension } from '../buildings';
import { isMortgaged } from './contract-document';
import { type LoanFile, loanFileOf } from './loan-file';

/** Where contracts are signed: a page of its own, no business. */
export const CONTRACTS = { lj: '/grwt/dkSys/dkyw/sqsbq', ljmc: '去签署借款合同' };
const NOWHERE = { lj: '', ljmc: '' };

/** What an approved loan waits for, and whether there is anything left to do for the borrower. */
export function loanNote(store: Store, record: CaseRecord): StateNote | undefined {
  const file = loanFileOf(store, record.ywlsh);
  if (!file) return undefined;
  if (record.ywzt === '06') return othersNote(store, record, awaitedBySale(store, record));
  if (record.ywzt === '03') return contractNote(store, record, file);
  if (record.ywzt !== '04') return undefined;
  const nr = `${guaranteeOf(record)}已办妥，预计${file.payoutOn}放款，您无需操作，请保持还款账户可用`;
  return { mc: '待放款', lx: 'waiting', nr, mx: [{ label: '预计放款日', value: file.payoutOn }], ...NOWHERE };
}

/** The developer's word, where the home is sold by one; while the property is suspended nobody's word is taken. */
export function awaitedBySale(store: Store, { ywlsh, values }: CaseRecord): Awaited[] {
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
  return file.registerOn === '' ? othersNote(store, record, awaitedInContract(store, record)) : signed(record, file);
}

/** Whose signature under the contract is missing beside those who were invited; signed while the property is suspended, it waits for that. */
export function awaitedInContract(store: Store, record: CaseRecord): Awaited[] {
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
