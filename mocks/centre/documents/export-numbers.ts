import sm from 'sm-crypto';
import type { LoginType, MenuNode } from '@/api/session/auth';
import type { ListExportNumber, ListExportRequest } from '@/api/unit/list-export';
import { fundTime, type PlainDate } from '@/domain/dates';
import { readCheckCode, readPaperNumber } from '@/domain/identity/check-code';
import { menus } from '../../data/menus/menus';
import { CENTRE_NAME } from '../../data/system-config';
import { developers, persons, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { type Actor, BusinessError, type OwnerKey, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { checkCodeOf } from './document-numbers';

/** An exported list: owner, page and number of rows. */
export interface ListExportRecord extends ListExportRequest, ListExportNumber {
  owner: OwnerKey;
  /** Page name by the centre's menu, because the public check must not show a text of the exporter. */
  ymmc: string;
}

/** Maximum number of rows, as in the hall. */
const MOST_ROWS = 100_000;
const LONGEST: Readonly<Record<'path' | 'navName' | 'title' | 'conditions', number>> = {
  path: 200,
  navName: 60,
  title: 60,
  conditions: 500,
};

/** Menu by kind of actor; an applicant without an account has none and no lists. */
const LOGIN_TYPES: Readonly<Record<Actor['kind'], LoginType | undefined>> = {
  person: '1',
  unit: '2',
  developer: '3',
  applicant: undefined,
};

const listExports = (store: Store) => store.table<ListExportRecord>('list-exports');

/** Assigns number and check code to an exported list and stores them. @throws BusinessError for an invalid description */
export function issueExportNumber(tx: Transaction, actor: Actor, request: ListExportRequest): ListExportNumber {
  for (const [name, longest] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][]) {
    if (request[name].length > longest) throw new BusinessError(REFUSED, '导出说明过长，请缩短查询条件后重试');
  }
  const loginType = LOGIN_TYPES[actor.kind];
  const ymmc = loginType && pageName(menus[loginType], request.path);
  if (request.title === '' || ymmc === undefined) throw new BusinessError(REFUSED, '未说明导出的是哪张表');
  if (request.rows > MOST_ROWS) {
    throw new BusinessError(REFUSED, `一次最多导出${MOST_ROWS.toLocaleString('en-US')}条，请缩小查询范围后重试`);
  }
  const owner = ownerOf(actor);
  const dcbh = nextExportNumber(tx.store, tx.today());
  const dcsj = fundTime(tx.now());
  const digest = sm.sm3(JSON.stringify([dcbh, owner, dcsj, request]));
  const number: ListExportNumber = {
    dcbh,
    yzm: checkCodeOf(dcbh, digest),
    dcsj,
    zxmc: CENTRE_NAME,
    hm: holderName(tx, actor),
  };
  listExports(tx.store).put(dcbh, { ...request, ...number, owner, ymmc });
  return number;
}

/** Name of the owner with the account number, which tells the units of one operator apart. */
function holderName({ store }: Transaction, actor: Actor): string {
  if (actor.kind === 'unit') return `${units(store).get(actor.dwzh)?.dwmc ?? ''}（单位账号${actor.dwzh}）`;
  if (actor.kind === 'developer')
    return `${developers(store).get(actor.kfsbh)?.kfsmc ?? ''}（开发商编号${actor.kfsbh}）`;
  if (actor.kind === 'person') return `${persons(store).get(actor.grzh)?.xingming ?? ''}（个人账号${actor.grzh}）`;
  return '';
}

/** Returns the export of a number and its check code; undefined for a mismatch. */
export function findListExport(store: Store, dcbh: string, yzm: string): ListExportRecord | undefined {
  const record = listExports(store).get(readPaperNumber(dcbh));
  return record?.yzm === readCheckCode(yzm) ? record : undefined;
}

/** Returns the menu's name of the page at a path; undefined without one. */
function pageName(nodes: readonly MenuNode[], path: string): string | undefined {
  for (const node of nodes) {
    if (node.path === path && node.menuType === '2') return node.name;
    const below = pageName(node.children ?? [], path);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** DC + yyyyMMdd + 6 digits, counted by the day like certificates (docs/rules/ledger.md, Numbers). */
function nextExportNumber(store: Store, day: PlainDate): string {
  const counters = store.table<{ day: PlainDate; last: number }>('counters');
  const former = counters.get('dcbh');
  const last = former?.day === day ? former.last + 1 : 1;
  counters.put('dcbh', { day, last });
  return `DC${day.replaceAll('-', '')}${String(last).padStart(6, '0')}`;
}
